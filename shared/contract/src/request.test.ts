import { amount, price } from '@tradefloor/money';
import {
  asId,
  listAcceptorDeals,
  type PayloadOf,
  placeOrder,
  signIn,
  tradeHistory,
  upload,
  userInfo,
  wallets,
} from './index';
import { requestOf } from './request';

const asking = { language: 'spa', token: 'T0K', now: 1_700_000_000_123 } as const;
const order: Pick<PayloadOf<typeof placeOrder>, 'currencyId' | 'legalId' | 'amount'> = {
  currencyId: asId('1'),
  legalId: asId('3'),
  amount: amount('0.5'),
};

test('a form body, the language, the bare token and the moment go with a call (wire.headers-and-forms)', () => {
  const request = requestOf(placeOrder, { ...order, side: 'sell', mode: 'limit', price: price('100.10') }, asking);
  expect(request).toEqual({
    url: '/api/transaction/out?_t=1700000000123',
    method: 'POST',
    headers: {
      lang: 'spa',
      Authorization: 'T0K',
      'Content-Type': 'application/x-www-form-urlencoded;charset=UTF-8',
    },
    body: 'currency_id=1&legal_id=3&mode=2&price=100.10&num=0.5',
  });
});

test('what the payload leaves out is not sent', () => {
  const { body } = requestOf(placeOrder, { ...order, side: 'buy', mode: 'market', price: undefined }, asking);
  expect(body).toBe('currency_id=1&legal_id=3&mode=1&num=0.5');
});

test('only a call that moves money carries the key', () => {
  const keyed = { ...asking, idempotencyKey: 'k-1' };
  expect(requestOf(placeOrder, { ...order, side: 'buy', mode: 'market' }, keyed).headers).toHaveProperty(
    'Idempotency-Key',
    'k-1',
  );
  expect(requestOf(wallets, {}, keyed).headers).not.toHaveProperty('Idempotency-Key');
});

test('what is read is asked for in the query', () => {
  const request = requestOf(tradeHistory, { currencyId: asId('1'), legalId: asId('3') }, { ...asking, token: null });
  expect(request.url).toBe('/api/currency/new_tradehistory?currency_id=1&legal_id=3&_t=1700000000123');
  expect(request.body).toBeNull();
  expect(request.headers).toEqual({ lang: 'spa' });
});

test('a field with two names is sent under both (wire.both-names)', () => {
  expect(requestOf(listAcceptorDeals, { side: 'buy' }, asking).url).toContain('way=buy&type=buy');
});

test('no token goes where nobody needs to be known', () => {
  const request = requestOf(signIn, { account: 'a@b.c', password: 'secret1' }, asking);
  expect(request.headers).not.toHaveProperty('Authorization');
  expect(requestOf(userInfo, {}, { ...asking, token: null }).headers).not.toHaveProperty('Authorization');
});

test('an upload is multipart, and lets the browser name the boundary', () => {
  const { body, headers } = requestOf(upload, { file: new Blob(['x'], { type: 'image/png' }) }, asking);
  expect(headers).not.toHaveProperty('Content-Type');
  expect(body).toBeInstanceOf(FormData);
  expect(body instanceof FormData && body.get('file')).toBeInstanceOf(Blob);
});

test('what is typed can not leave its place', () => {
  const { body } = requestOf(signIn, { account: 'a&password=x#?', password: 'p w=1' }, asking);
  expect(typeof body === 'string' && new URLSearchParams(body).get('user_string')).toBe('a&password=x#?');
});
