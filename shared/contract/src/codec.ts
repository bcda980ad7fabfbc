import type { JsonSchema } from './wire/json-schema';

/** Both directions of one shape on the wire: `decode` is tolerant, `encode` says what every server understands. */
export interface Codec<Plain> {
  /** Throws `Malformed`, which names every field that does not fit and why. */
  decode(wire: unknown): Plain;
  encode(plain: Plain): unknown;
  /** What `encode` writes, for the OpenAPI page and for tests that make up bodies. */
  json?(): JsonSchema;
}
