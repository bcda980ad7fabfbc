import { type Call, LANGUAGES, readEnvelope, requestOf } from '@tradefloor/contract';
import { calls, optionalCalls } from '@tradefloor/contract/routes';
import { offers, signOut } from '@tradefloor/contract/ext';
import * as fc from 'fast-check';
import { STARTING_MS, type TestExchange } from '../test-exchange';
import { ELSEWHERE } from './elsewhere';
import { offeredCalls } from '../../wire/route-table';

/** What makes each call a good one, as the wire has it. Those that are left out need nothing. */
const GOOD: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  chartBars: { symbol: 'BTC/USDT', from: '1', to: '4000000000', period: '60min' },
  tradeHistory: { currency_id: '1', legal_id: '3' },
  currencyDetail: { id: '1' },
  spotDeal: { currency_id: '1', legal_id: '3' },
  placeOrder: { side: 'in', currency_id: '1', legal_id: '3', mode: '2', price: '90000', num: '0.001' },
  listEntrusts: { type: 'in' },
  listNews: { c_id: '5' },
  readNews: { id: '901' },
  qrcode: { text: 'https://tradefloor.test' },
  signIn: { user_string: 'trader@tradefloor.test', password: 'Demo-2026' },
  sendCode: { user_string: 'a@b.test' },
  sendPhoneCode: { user_string: '13900139000' },
  readMessage: { id: '3' },
  lookUpCall: { idempotency_key: 'x' },
  readStatement: { from: '1577836800', to: '4000000000' },
  bookSnapshot: { currency_id: '1', legal_id: '3' },
  signOutDevice: { id: 'nobody' },
  setUpTwoStep: { password: 'Demo-2026' },
  setAntiPhishingPhrase: { phrase: 'blue heron', password: 'Demo-2026' },
  setFundPassword: { password: 'Demo-2026', fund_password: '123456' },
  setAddressGuard: { on: '0', fund_password: '123456' },
  listAdverts: { type: 'sell' },
  listOwnAdverts: { type: 'sell' },
  publishAdvert: { price: '7.1', total_number: '100', way: 'bank', currency_id: '3', type: 'sell' },
  listAcceptorDeals: { type: 'buy' },
  acceptorInfo: { id: '1' },
  dealWithAcceptor: {
    acceptor_id: '2',
    way: 'bank',
    type: 'buy',
    mobile: '13800138000',
    deal_account: '6214830112345678',
    money: '100',
  },
  buyStakingPlan: { id: '1', money: '100' },
  savePaymentDetails: { real_name: 'Chen Wei', bank_name: 'ICBC', bank_account: '6222 0000 1111 2222' },
  leverageDeal: { currency_id: '1', legal_id: '3' },
  submitLeverageOrder: { currency_id: '1', legal_id: '3', multiple: '10', share: '1', type: '1', status: '1' },
  listLeverageOrders: { status: '1' },
  listLeverageTrades: { currency_id: '1', legal_id: '3' },
  accountDetail: { currency: '3', type: 'legal' },
  coinInfo: { currency: '3' },
  getDepositAddresses: { currency: '3' },
  requestDeposit: { currency: '3', amount: '250', acc: '0xabc', hash: 'h1', pic: '/api/files/proof.png' },
  withdraw: {
    currency: '3',
    number: '25',
    address: '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed',
    fund_password: '123456',
  },
  listWithdrawalAddresses: { currency: '3' },
  addWithdrawalAddress: { currency_id: '1', address: '1BoatSLRHtKNngkdXEeobR76b53LETtpyT', notes: 'cold' },
  listAccountRecords: { type: '1' },
  transfer: { currency_id: '3', number: '150', from_field: 'legal', to_field: 'lever' },
  submitMicroOrder: { match_id: '1', currency_id: '3', type: '1', seconds: '60', number: '20' },
  listMicroOrders: { status: '1' },
  buyInsurance: { currency_id: '3', insurance_type_id: 'usdt-standard', amount: '100' },
};
type AnyCall = Call<unknown, unknown>;
const all: readonly AnyCall[] = Object.values(calls);
const offered = all.filter(call => offeredCalls.includes(call.name));

interface Sent {
  readonly status: number;
  readonly text: string;
}

/** Every call of the contract, good and bad, over HTTP. */
export function everyCall(open: () => Promise<TestExchange>): void {
  let exchange: TestExchange;
  let token: string;
  /** Of the trader’s own, whatever came before it in the demo’s past. */
  let c2cOrder = '';

  beforeAll(async () => {
    exchange = await open();
    token = await exchange.tokenOf('trader');
    const [own] = (await exchange.get(calls.listC2cOrders, {}, { token })).rows;
    c2cOrder = own?.id ?? '';
  }, STARTING_MS);
  afterAll(() => exchange.close());

  async function send(
    call: AnyCall,
    wire: Readonly<Record<string, string>>,
    headers: Record<string, string> = {},
  ): Promise<Sent> {
    const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(wire[name] ?? 'none'));
    const form = new URLSearchParams(wire);
    const answer = await fetch(exchange.url + path + (call.method === 'GET' ? `?${form.toString()}` : ''), {
      method: call.method,
      headers: { lang: 'en', authorization: token, ...headers },
      ...(call.method === 'POST' ? { body: form } : {}),
    });
    return { status: answer.status, text: await answer.text() };
  }

  describe('every offered call', () => {
    it.each(offered.filter(call => !ELSEWHERE.has(call.name)).map(call => [call.name, call] as const))(
      '%s answers what the contract says',
      async (name, call) => {
        const { status, text } = await send(call, name === 'readC2cOrder' ? { id: c2cOrder } : (GOOD[name] ?? {}));
        expect(status).toBe(200);
        const outcome = readEnvelope<unknown>(call, call.place === 'bytes' ? new TextEncoder().encode(text) : text);
        expect(outcome).toMatchObject({ kind: 'ok' });
      },
    );

    it.each(offered.filter(call => call.auth === 'required').map(call => [call.name, call] as const))(
      '%s tells an outdated session',
      async (name, call) => {
        const { text } = await send(call, GOOD[name] ?? {}, { authorization: 'outdated' });
        expect(JSON.parse(text)).toMatchObject({ type: 999, message: 'Login is outdated, please login again' });
      },
    );

    it('answers bad input with a sentence in the language that was asked for, never with a fault', async () => {
      const value = fc.oneof(
        fc.string({ maxLength: 40 }),
        fc.constantFrom(
          '',
          '-1',
          '1e9',
          '0',
          'NaN',
          '99999999999999999999999',
          "'; drop table member; --",
          '\u0000',
          '../..',
          'null',
        ),
      );
      const names = [...new Set(Object.values(GOOD).flatMap(Object.keys)), 'page', 'id', 'code', 'password', 'account'];
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(...offered.filter(({ name }) => !['signOut', 'signOutOtherDevices'].includes(name))),
          fc.dictionary(fc.constantFrom(...names), value, { maxKeys: 6 }),
          fc.constantFrom(...LANGUAGES),
          async (call, wire, lang) => {
            const { status, text } = await send(call, wire, { lang });
            expect(status).toBeLessThan(500);
            const isImage = text.startsWith('<svg');
            expect(isImage || typeof JSON.parse(text).type !== 'undefined').toBe(true);
            expect(text).not.toContain('Something went wrong');
          },
        ),
        { numRuns: 300 },
      );
    });
  });

  it('offers every call of the contract', () => {
    expect(all.map(({ name }) => name).filter(name => !offeredCalls.includes(name))).toEqual([]);
  });

  describe('what can not be read', () => {
    const post = (path: string, body: string, type: string) =>
      fetch(exchange.url + path, {
        method: 'POST',
        body,
        headers: { 'content-type': type, lang: 'spa', authorization: token },
      });

    const FORM = 'application/x-www-form-urlencoded';
    const UNREAD = 'No se pudo leer la solicitud.';
    const half = '--q\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\nabc';
    it.each([
      ['broken JSON', '/api/news/list', '{"c_id":', 'application/json', 400, UNREAD],
      ['a strange type', '/api/news/list', 'x', 'application/x-unknown', 415, UNREAD],
      ['too much', '/api/news/list', 'c'.repeat(2_000_000), FORM, 413, 'La solicitud es demasiado grande.'],
      ['a form without a boundary', '/api/upload', 'x', 'multipart/form-data', 400, UNREAD],
      ['a form that is none', '/api/upload', 'x', 'multipart/form-data; boundary=q', 400, UNREAD],
      ['half a form', '/api/upload', half, 'multipart/form-data; boundary=q', 400, UNREAD],
      ['a missing field', '/api/news/list', '', FORM, 200, 'Falta «c_id».'],
    ])('%s is answered with the envelope', async (_, path, body, type, status, message) => {
      const answer = await post(path, body, type);
      expect(answer.status).toBe(status);
      expect(await answer.json()).toEqual({ type: 'error', message });
    });

    it('is a 404 with the envelope where there is no call', async () => {
      const answer = await fetch(`${exchange.url}/api/nothing`);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ type: 'error' });
    });

    it('refuses a post from another site', async () => {
      const answer = await fetch(`${exchange.url}/api/transaction_in`, {
        method: 'POST',
        headers: { origin: 'https://elsewhere.test', authorization: token },
      });
      expect(answer.status).toBe(403);
    });

    it('takes JSON and multipart bodies as well as forms', async () => {
      const form = new FormData();
      form.append('c_id', '3');
      const bodies: RequestInit[] = [
        { body: form },
        { body: '{"c_id":3}', headers: { 'content-type': 'application/json' } },
      ];
      for (const init of bodies) {
        const answer = await fetch(`${exchange.url}/api/news/list`, { method: 'POST', ...init });
        expect(await answer.json()).toMatchObject({ type: 'ok' });
      }
    });
  });

  it('offers what it answers of the optional calls, and nothing else', async () => {
    const answer = await exchange.get(offers, {});
    expect([...answer.calls].sort()).toEqual(offeredCalls.filter(name => name in optionalCalls).sort());
  });

  it('ends a session for good', async () => {
    const own = await exchange.tokenOf('operator');
    await exchange.get(signOut, {}, { token: own });
    const request = requestOf(calls.userInfo, {}, { language: 'en', token: own, now: 0 });
    const answer = await fetch(exchange.url + request.url, { headers: request.headers });
    expect(await answer.json()).toMatchObject({ type: 999 });
  });
}
