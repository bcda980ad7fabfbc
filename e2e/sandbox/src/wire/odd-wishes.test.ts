import {
  asId,
  currencyDetail,
  leverageDeal,
  listAccountRecords,
  listOwnAdverts,
  listTransferLog,
  placeOrder,
  readNews,
  tradeHistory,
} from '@tradefloor/contract';
import { totalRecords } from '@tradefloor/contract/ext';
import { amount, price } from '@tradefloor/money';
import { STARTING_MS, TestExchange } from '../testing/test-exchange';

let exchange: TestExchange;
let token: string;
beforeAll(async () => {
  exchange = await TestExchange.open();
  token = await exchange.tokenOf('trader');
}, STARTING_MS);
afterAll(() => exchange.close());

it.each(['0x1', '1e0', '1.0', '01', '0b1', '1.'])('knows nothing that is called %s', async odd => {
  const id = asId<never>(odd);
  const pair = { currencyId: id, legalId: asId<never>(3) };
  const order = { ...pair, side: 'buy', mode: 'limit', price: price('97000'), amount: amount('0.001') } as const;
  expect(await exchange.ask(currencyDetail, { id })).toMatchObject({ message: 'This currency is not available.' });
  expect(await exchange.ask(leverageDeal, pair)).toMatchObject({ message: 'This pair is not available.' });
  expect(await exchange.ask(tradeHistory, pair)).toMatchObject({ message: 'This pair is not available.' });
  expect(await exchange.ask(placeOrder, order, { token })).toMatchObject({ message: 'This pair is not available.' });
});

it('knows no article by another way of writing its number', async () => {
  expect(await exchange.ask(readNews, { id: asId<never>('501') })).toMatchObject({ kind: 'ok' });
  expect(await exchange.ask(readNews, { id: asId<never>('0x1f5') })).toMatchObject({ kind: 'refused' });
});

it.each(['77', '2147483648', '999999999999999'])('has no records and adverts of a currency %s', async unknown => {
  const currencyId = asId<never>(unknown);
  const nothing = { kind: 'ok', answer: { rows: [] } };
  expect(await exchange.ask(listAccountRecords, { account: 'legal', currencyId }, { token })).toMatchObject(nothing);
  expect(await exchange.ask(listTransferLog, { currencyId }, { token })).toMatchObject(nothing);
  expect(await exchange.ask(totalRecords, { currencyId }, { token })).toMatchObject({ kind: 'ok', answer: [] });
  expect(await exchange.ask(listOwnAdverts, { side: 'buy', currencyId }, { token })).toMatchObject(nothing);
});

it('refuses a field that a multipart form says twice, as other forms do', async () => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ from_field: 'change', to_field: 'micro', currency_id: '3' })) {
    form.append(name, value);
  }
  form.append('number', '1');
  form.append('number', '7');
  const asked = { method: 'POST', body: form, headers: { authorization: token } };
  const answer = await fetch(`${exchange.url}/api/wallet/change`, asked);
  expect(await answer.json()).toEqual({ type: 'error', message: '“number” must be a number.' });
});

it.each(['/api/%', '/api/transaction/%ff', '/api/transaction/%E0%A4%A'])(
  'says no to an address %s as to every other that is none',
  async path => {
    const answer = await fetch(`${exchange.url}${path}`, { headers: { lang: 'spa' } });
    const unknown = await fetch(`${exchange.url}/api/no-such-call`, { headers: { lang: 'spa' } });
    expect([answer.status, await answer.json()]).toEqual([404, await unknown.json()]);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  },
);
