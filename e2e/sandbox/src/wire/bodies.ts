import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../messages/refusal';

const MEGABYTE = 1024 * 1024;
/** Images are at most 4 MB (account.one-picture); the rest of a form is small. */
export const FILE_LIMIT = 4 * MEGABYTE;
export const BODY_LIMIT = MEGABYTE;

/** What is read of a body takes as long as a call for each of them, brackets within brackets above all. */
const BYTES_A_CALL = 4 * 1024;

/** As how many calls one counts (exchange.large-bodies), before it is read: by the length that it says, which gateways ask for; a picture as one. */
export function callsOf({ 'content-type': type = '', 'content-length': length = '0' }: IncomingHttpHeaders): number {
  if (type.startsWith('multipart/')) return 1;
  return 1 + Math.floor(Math.min(Number(length), BODY_LIMIT) / BYTES_A_CALL);
}

export async function takeBodies(app: FastifyInstance): Promise<void> {
  // Fastify would read it as one text, and the call be done as if nothing had been sent with it.
  app.removeContentTypeParser('text/plain');
  await app.register(formbody, { bodyLimit: BODY_LIMIT });
  await app.register(multipart, {
    limits: { files: 1, fileSize: FILE_LIMIT, fields: 50, fieldSize: 64 * 1024, parts: 51 },
  });
}

/** What came with the request, whatever its form: path, query and body as one flat object. */
export async function wireOf(request: FastifyRequest): Promise<Record<string, unknown>> {
  const body = request.isMultipart() ? await parts(request) : request.body;
  if (Array.isArray(body) || !['object', 'undefined'].includes(typeof body)) throw new Refusal('badRequest');
  return { ...asObject(request.query), ...asObject(body), ...asObject(request.params) };
}

async function parts(request: FastifyRequest): Promise<Record<string, unknown>> {
  const values: Record<string, unknown> = {};
  try {
    for await (const part of request.parts()) {
      const value =
        part.type === 'file' ? new Blob([new Uint8Array(await part.toBuffer())], { type: part.mimetype }) : part.value;
      // Said twice it is a list, as in the other forms: no field takes one.
      values[part.fieldname] = Object.hasOwn(values, part.fieldname) ? [values[part.fieldname], value] : value;
    }
  } catch (problem) {
    // The parser's own errors have no code: a form without a boundary, one that ends in the middle.
    throw problem instanceof Error && 'code' in problem ? problem : new Refusal('badRequest');
  }
  return values;
}

/** Query strings and forms come as objects without a prototype. */
const asObject = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {});
