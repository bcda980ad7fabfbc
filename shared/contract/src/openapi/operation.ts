import type { Call } from '../call';
import type { JsonSchema } from '../wire/json-schema';
import type { Schemas } from './schemas';

type Written = Readonly<Record<string, unknown>>;

/** One call, as OpenAPI writes it. */
export function operationOf(call: Call<unknown, unknown>, known: Schemas): Written {
  const payload = call.payload.json?.() ?? {};
  const inPath = [...call.path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');
  const rest = Object.entries(payload.properties ?? {}).filter(([name]) => !inPath.includes(name));
  const required = (payload.required ?? []).filter(name => !inPath.includes(name));
  return {
    operationId: call.name,
    tags: [tagOf(call.path)],
    security: securityOf(call.auth),
    parameters: [
      { $ref: '#/components/parameters/language' },
      { $ref: '#/components/parameters/timestamp' },
      ...(call.movesMoney ? [{ $ref: '#/components/parameters/idempotencyKey' }] : []),
      ...inPath.map(name => parameter(name, 'path', true, payload.properties?.[name] ?? {}, known)),
      ...(call.method === 'GET'
        ? rest.map(([name, schema]) => parameter(name, 'query', required.includes(name), schema, known))
        : []),
    ],
    ...(call.method === 'POST' && rest.length > 0 ? { requestBody: bodyOf(call, rest, required, known) } : {}),
    responses: { '200': answerOf(call, known), default: { $ref: '#/components/responses/noAnswer' } },
  };
}

/** `/api/lever/deal` belongs to `lever`, `/api/transaction_in` to `transaction`, `/api/ext/…` to `ext`. */
const tagOf = (path: string): string => /^(?:\/api)?\/([a-z0-9]+)/i.exec(path)?.[1] ?? 'api';

function securityOf(auth: Call<unknown, unknown>['auth']): readonly Written[] {
  if (auth === 'none') return [];
  return auth === 'optional' ? [{}, { token: [] }] : [{ token: [] }];
}

function parameter(
  name: string,
  place: 'path' | 'query',
  required: boolean,
  schema: JsonSchema,
  known: Schemas,
): Written {
  return { name, in: place, required, schema: known.write(schema) };
}

function bodyOf(
  call: Call<unknown, unknown>,
  fields: ReadonlyArray<readonly [string, JsonSchema]>,
  required: readonly string[],
  known: Schemas,
): Written {
  const type = call.body === 'multipart' ? 'multipart/form-data' : 'application/x-www-form-urlencoded';
  const schema = known.write({ type: 'object', properties: Object.fromEntries(fields), required });
  return { required: required.length > 0, content: { [type]: { schema } } };
}

function answerOf(call: Call<unknown, unknown>, known: Schemas): Written {
  if (call.place === 'bytes') {
    return { description: 'An image', content: { 'image/*': { schema: { type: 'string', format: 'binary' } } } };
  }
  const answer = known.write(call.answer.json?.() ?? {});
  return {
    description: 'Success, or a refusal with its reason',
    content: { 'application/json': { schema: { anyOf: [envelopeOf(call.place, answer), REFUSAL] } } },
  };
}

const OK = { type: 'object', properties: { type: { const: 'ok' } }, required: ['type'] };
const REFUSAL = {
  type: 'object',
  properties: { type: { not: { const: 'ok' } }, message: { type: 'string' } },
  required: ['type', 'message'],
};

function envelopeOf(place: 'message' | 'data' | 'root', answer: Written): Written {
  if (place === 'root') return { allOf: [OK, answer] };
  return { allOf: [OK, { type: 'object', properties: { [place]: answer }, required: [place] }] };
}

/** Under every other status (exchange.own-faults, exchange.unread-requests). */
export const NO_ANSWER: Written = {
  description: `No answer to what was asked. 400, 408, 413, 415 and 431: it could not be read. 403: it came from another
site. 404: there is no such call. 429: too many calls. 500: a fault of the exchange's own. 502: the answer was lost, and
/api/ext/calls tells by the key. 503: nothing could be stored, and nothing was changed.`,
  content: { 'application/json': { schema: REFUSAL } },
};
