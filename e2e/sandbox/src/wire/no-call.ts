import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from '../messages/message';
import { refused } from './refused';

export const UNKEPT = 'private, no-store';

/** Of what leads nowhere; a broken escape (`/api/%`) leads past all routes and hooks. */
export function noCall(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const said = refused(languageOf(request.headers['lang']), 'notACall');
  return reply.code(404).header('cache-control', UNKEPT).send(said);
}
