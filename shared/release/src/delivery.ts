import * as z from 'zod/mini';
import { areaName, buildId, filePath } from './build-file';
import type { Signed } from './signed-registry';

/** How a team hands a build to operators: the files in the body, and who hands them over, under a signature, before it. */

export const DELIVERIES = '/ops/api/builds';

/** Of a whole delivery: a build has a twentieth of it. */
export const MOST_DELIVERED_BYTES = 32_000_000;

const delivery = z.strictObject({
  area: areaName,
  build: buildId,
  /** Hash of the body: of every byte of every file. */
  body: z.string().check(z.maxLength(100)),
  /** When it was signed; it counts for some minutes, and once. */
  at: z.iso.datetime(),
  nonce: z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/)),
});

export type Delivery = z.infer<typeof delivery>;

/** Each file by its name in the build's folder, as base64. */
const delivered = z.strictObject({ files: z.record(filePath, z.string()) });

const signed = z.strictObject({ said: z.string(), key: z.string(), signature: z.string() });

const SCHEME = 'Tradefloor ';

/** In the `Authorization` header, so that whoever is not known is refused before a body is read. */
export function authorizationOf(delivery: Signed): string {
  return SCHEME + Buffer.from(JSON.stringify(delivery)).toString('base64');
}

/** Null where nothing of the kind is in the header. */
export function authorizedBy(header: string | undefined): Signed | null {
  if (header?.startsWith(SCHEME) !== true) return null;
  const read = signed.safeParse(parsed(Buffer.from(header.slice(SCHEME.length), 'base64').toString()));
  return read.success ? read.data : null;
}

export function readDelivery({ said }: Signed): Delivery | null {
  const read = delivery.safeParse(parsed(said));
  return read.success ? read.data : null;
}

/** The files of a body, or null where it is none. */
export function filesDelivered(body: string): ReadonlyMap<string, Buffer> | null {
  const read = delivered.safeParse(parsed(body));
  if (!read.success) return null;
  return new Map(Object.entries(read.data.files).map(([name, text]) => [name, Buffer.from(text, 'base64')] as const));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
