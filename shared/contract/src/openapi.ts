import type { Call } from './call';
import { entities } from './openapi/entities';
import { NO_ANSWER, operationOf } from './openapi/operation';
import { schemas } from './openapi/schemas';
import { LANGUAGES } from './news/language';
import { calls } from './routes';

/** OpenAPI 3.1, as plain JSON. */
export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly security: ReadonlyArray<Readonly<Record<string, readonly string[]>>>;
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly components: Readonly<
    Record<'schemas' | 'securitySchemes' | 'parameters' | 'responses', Readonly<Record<string, unknown>>>
  >;
}

const DESCRIPTION = `Answers have status 200 and an envelope: \`type\` "ok" is success, every other type comes with a
message for the user. What comes under another status is no answer to what was asked. 997 asks for payment details, 998
for real-name verification, 999 for a new sign-in. Amounts are decimal strings, times are milliseconds since 1970, ids
are numbers.`;

/** The page that describes an exchange of this contract, made from the same table as its routes. */
export function openApi(version: string): OpenApiDocument {
  const known = schemas(entities);
  const paths: Record<string, Record<string, unknown>> = {};
  for (const call of Object.values<Call<unknown, unknown>>(calls)) {
    const path = call.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call, known) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Tradefloor exchange', version, description: DESCRIPTION },
    security: [{ token: [] }],
    paths,
    components: {
      schemas: known.components(),
      securitySchemes: SECURITY,
      parameters: PARAMETERS,
      responses: { noAnswer: NO_ANSWER },
    },
  };
}

const SECURITY = {
  token: { type: 'apiKey', in: 'header', name: 'Authorization', description: 'The bare token that signing in answers' },
};

const PARAMETERS = {
  language: {
    name: 'lang',
    in: 'header',
    description: 'The language of messages',
    schema: { enum: LANGUAGES },
  },
  timestamp: {
    name: '_t',
    in: 'query',
    description: 'When it was asked, in milliseconds',
    schema: { type: 'integer' },
  },
  idempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description: 'The same key has one effect and the same answer',
    schema: { type: 'string', maxLength: 100 },
  },
};
