import type { Call } from './call';
import { openApi } from './openapi';
import { calls } from './routes';

const page = openApi('1.2.3');
const text = JSON.stringify(page);
const operations = Object.entries(page.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

test('the document is OpenAPI 3.1 and survives JSON', () => {
  expect(page.openapi).toBe('3.1.0');
  expect(page.info.version).toBe('1.2.3');
  expect(JSON.parse(text)).toEqual(page);
});

test('every call is there once, under its name', () => {
  const ids = operations.map(({ operation }) => Reflect.get(Object(operation), 'operationId'));
  expect(ids).toHaveLength(Object.keys(calls).length);
  expect(new Set(ids)).toEqual(new Set(Object.keys(calls)));
});

test('a path parameter is declared where the path has one, and nowhere else', () => {
  for (const { path, operation } of operations) {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const declared = parametersOf(operation).filter(parameter => parameter.in === 'path');
    expect(declared.map(({ name }) => name)).toEqual(inPath);
    expect(path).not.toContain(':');
  }
});

test('every reference leads somewhere', () => {
  const references = [...text.matchAll(/"#\/components\/(\w+)\/(\w+)"/g)];
  expect(references.length).toBeGreaterThan(100);
  for (const [, group, name] of references) {
    expect(Object.keys(Reflect.get(page.components, group ?? ''))).toContain(name);
  }
});

test('every call may also get no answer, under a status that says why (exchange.own-faults)', () => {
  for (const { operation } of operations) {
    expect(operation).toMatchObject({ responses: { default: { $ref: '#/components/responses/noAnswer' } } });
  }
  expect(page.components.responses['noAnswer']).toMatchObject({
    description: expect.stringContaining('503: nothing could be stored, and nothing was changed'),
  });
});

const LEAVING = [
  'wallet/out',
  'c2c/legal_deal_user_sure',
  'c2c/legal_deal_sure',
  'acceptor/deal',
  'ext/acceptor/confirm',
];
test.each(LEAVING)('the proofs of an owner’s hand may stand in %s, and may be left out', path => {
  const body: unknown = Reflect.get(Object(page.paths[`/api/${path}`]?.['post']), 'requestBody');
  const properties = { fund_password: { pattern: '^\\d{6}$' }, two_step_code: { type: 'string' } };
  expect(body).toMatchObject({
    content: { 'application/x-www-form-urlencoded': { schema: { properties } } },
  });
  expect(JSON.stringify(body)).not.toMatch(/"required":\[[^\]]*"(fund_password|two_step_code)"/);
});

test('bodies are forms, uploads are multipart, and what is read has no body', () => {
  const bodies = Object.values<Call<unknown, unknown>>(calls).map(call => ({
    sends:
      call.method === 'POST' && Object.keys(call.payload.json?.().properties ?? {}).length > 0 ? call.body : 'nothing',
    described: bodyTypes(page.paths[call.path.replace(/:(\w+)/, '{$1}')]?.[call.method.toLowerCase()]),
  }));
  const types = new Map<string, readonly string[]>([
    ['form', ['application/x-www-form-urlencoded']],
    ['multipart', ['multipart/form-data']],
    ['nothing', []],
  ]);
  expect(bodies.map(({ described }) => described)).toEqual(bodies.map(({ sends }) => types.get(sends)));
});

test('an answer stands in the envelope where the call says', () => {
  const answer = JSON.stringify(page.paths['/api/currency/quotation_new']?.['get']);
  expect(answer).toContain('"message":{"type":"array","items":{"$ref":"#/components/schemas/QuoteGroup"}}');
  expect(page.components.schemas['QuoteGroup']).toMatchObject({
    properties: { quotation: { type: 'array', items: { $ref: '#/components/schemas/Quote' } } },
  });
});

test('wire names, and no plain ones', () => {
  expect(Object.keys(Object(Reflect.get(Object(page.components.schemas['WalletOverview']), 'properties')))).toEqual([
    'legal_wallet',
    'change_wallet',
    'lever_wallet',
    'micro_wallet',
    'is_open_CTbi',
  ]);
});

function bodyTypes(operation: unknown): readonly string[] {
  const body: unknown = Reflect.get(Object(operation), 'requestBody');
  return body === undefined ? [] : Object.keys(Object(Reflect.get(Object(body), 'content')));
}

interface Parameter {
  readonly in?: string;
  readonly name?: string;
}
function parametersOf(operation: unknown): readonly Parameter[] {
  const found: unknown = Reflect.get(Object(operation), 'parameters');
  return Array.isArray(found) ? found.filter((one): one is Parameter => typeof one === 'object' && one !== null) : [];
}
