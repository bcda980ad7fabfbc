import { asId, listBuyEntrusts, placeOrder, requestOf } from '@tradefloor/contract';
import { lookUpCall } from '@tradefloor/contract/ext';
import { amount, price } from '@tradefloor/money';
import { losingAnswers } from '../testing/losing-answers';
import { STARTING_MS, TestExchange } from '../testing/test-exchange';

const PAIR = { currencyId: asId<never>(1), legalId: asId<never>(3) };
const order = { side: 'buy', ...PAIR, mode: 'limit', price: price('80000'), amount: amount('0.001') } as const;

let exchange: TestExchange;
let token: string;
const printed: string[] = [];
beforeAll(async () => {
  exchange = await TestExchange.open({ log: line => void printed.push(line) });
  token = await exchange.tokenOf('trader');
}, STARTING_MS);
afterEach(() => {
  jest.restoreAllMocks();
  printed.length = 0;
});
afterAll(() => exchange.close());

const asking = () => ({ language: 'en', token, now: 0, idempotencyKey: 'own fault' }) as const;

async function statusAndBody({ url, ...request }: ReturnType<typeof requestOf>) {
  const answer = await fetch(exchange.url + url, request);
  return [answer.status, await answer.json()];
}

it('says of what it could not look up that it failed, and not that there is none (exchange.own-faults)', async () => {
  jest.spyOn(exchange.core.db, 'selectFrom').mockImplementation(() => {
    throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
  });
  const failed = [500, { type: 'error', message: 'Something went wrong. Try again.' }];
  expect(await statusAndBody(requestOf(lookUpCall, { idempotencyKey: 'any' }, asking()))).toEqual(failed);
  expect(printed.join('\n')).toContain('fault in lookUpCall: Error: read ECONNRESET');
});

it.each([
  ['of ours', new TypeError('nothing of the kind')],
  ['in a text of ours', new SyntaxError('Unexpected end of JSON input')],
  ['of a library', Object.assign(new TypeError('The argument'), { code: 'ERR_INVALID_ARG_TYPE' })],
])('tells with 500 of a fault %s in what was to be done, and the same key may try again', async (name, fault) => {
  const place = jest.spyOn(exchange.core.floor, 'place').mockImplementation(() => {
    throw fault;
  });
  const back = exchange.core.recovery.whenDone();
  const request = requestOf(placeOrder, order, { ...asking(), idempotencyKey: name });
  expect(await statusAndBody(request)).toEqual([500, { type: 'error', message: 'Something went wrong. Try again.' }]);
  place.mockRestore();
  // In the middle of a deed memory may be ahead of what is stored: it is read again.
  await back;
  expect(await statusAndBody(request)).toEqual([200, expect.objectContaining({ type: 'ok' })]);
});

it('tells with 503 that nothing was changed, where that is known', async () => {
  const before = (await exchange.get(listBuyEntrusts, PAIR, { token })).total;
  const back = exchange.core.recovery.whenDone();
  losingAnswers('spot_order', false);
  const said = await statusAndBody(requestOf(placeOrder, order, { ...asking(), idempotencyKey: 'not stored' }));
  const message = 'Changes can’t be saved right now. Nothing was changed; try again.';
  expect(said).toEqual([503, { type: 'error', message }]);
  await back;
  expect((await exchange.get(listBuyEntrusts, PAIR, { token })).total).toBe(before);
});
