import { STARTING_MS, TestExchange } from '../testing/test-exchange';

let exchange: TestExchange;
let token: string;
beforeAll(async () => {
  exchange = await TestExchange.open();
  token = await exchange.tokenOf('trader');
}, STARTING_MS);
afterAll(() => exchange.close());

interface Envelope {
  readonly type: string | number;
  readonly message?: unknown;
  readonly [name: string]: unknown;
}

/** As a client that knows the two documents and nothing of our contract. */
async function post(path: string, form: Record<string, string>, authorization = token): Promise<Envelope> {
  const body = new URLSearchParams(form);
  const answer = await fetch(exchange.url + path, { method: 'POST', body, headers: { authorization } });
  return JSON.parse(await answer.text());
}

async function get(path: string, query: Record<string, string> = {}, authorization = token): Promise<Envelope> {
  const address = `${exchange.url}${path}?${new URLSearchParams(query).toString()}`;
  const answer = await fetch(address, { headers: { authorization } });
  return JSON.parse(await answer.text());
}

describe('what the documents name is where they say', () => {
  it('hand presets have a value, micro presets a number', async () => {
    const { message: deal } = await post('/api/lever/deal', { currency_id: '1', legal_id: '3' });
    expect(deal).toMatchObject({
      multiple: { muit: expect.any(Array), share: [{ value: '1' }, { value: '5' }, {}, {}, {}] },
    });
    const { message: currencies } = await get('/api/microtrade/payable_currencies');
    expect(currencies).toEqual(
      expect.arrayContaining([expect.objectContaining({ micro_numbers: expect.arrayContaining([{ number: '10' }]) })]),
    );
  });

  it('staking orders come with their count', async () => {
    const answer = await get('/api/getList', { page: '1', limit: '10' });
    expect(answer).toMatchObject({ type: 'ok', list: expect.any(Array), count: expect.any(Number) });
  });

  it('the history of transfers is the data itself', async () => {
    const { data } = await post('/api/wallet/hzhistory', {});
    expect(data).toEqual(expect.any(Array));
    const [row] = data as Array<Record<string, unknown>>;
    expect(row).toMatchObject({ value: row?.['number'], created_time: row?.['add_time'], account: expect.any(String) });
  });

  it('a bar says its period and its change', async () => {
    const now = Math.floor(Date.now() / 1_000);
    const wish = { symbol: 'BTC_USDT', from: String(now - 7_200), to: String(now), period: '60min' };
    const { data } = await get('/api/currency/new_timeshar', wish);
    const [bar] = data as Array<Record<string, string>>;
    expect(bar).toMatchObject({ period: '60min', change: expect.stringMatching(/^-?\d+(\.\d+)?$/) });
    const change = (Number(bar?.['close']) / Number(bar?.['open']) - 1) * 100;
    expect(Number(bar?.['change'])).toBeCloseTo(change, 1);
  });

  it('payment details have their fields before there are any (account.payment-fields)', async () => {
    const newcomer = await exchange.tokenOf('newcomer');
    expect(await post('/api/user/cash_info', {}, newcomer)).toMatchObject({
      message: { real_name: null, bank_name: null, bank_account: null, alipay_account: null, wechat_nickname: null },
    });
  });

  it('a phone is recovered with the code that its call can name (account.recovery-code)', async () => {
    const phone = '13800138000';
    await post('/api/sms_mail', { user_string: phone, type: 'forget', country_code: '86' }, '');
    const code = exchange.core.mailbox.newestFirst(phone)[0]?.code ?? '';
    expect(await post('/api/user/check_mobile', { mobile: phone, mobile_code: code }, '')).toMatchObject({
      type: 'ok',
    });
    const wish = { type: 'mobile', user_string: phone, code, password: 'abc123', re_password: 'abc123' };
    expect(await post('/api/user/register', wish, '')).toMatchObject({
      message: 'The verification code is incorrect or has expired.',
    });
  });

  it('the form of an order can be asked for with an address alone (wire.token-says-who)', async () => {
    const named = await post('/api/transaction/deal', { currency_id: '1', legal_id: '3' });
    expect(await post('/api/transaction/deal', { address: 'anybody' })).toEqual(named);
    expect(await post('/api/transaction/deal', { currency_id: '1' })).toMatchObject({ type: 'error' });
  });
});

it.each(['null', 'undefined', ''])('a storage without a token, sent as “%s”, is a guest', async nobody => {
  expect(await get('/api/currency/quotation_new', {}, nobody)).toMatchObject({ type: 'ok' });
  expect(await get('/api/user/info', {}, nobody)).toMatchObject({ type: 999 });
});

it('nobody has bars of a time that has not come', async () => {
  const wish = { symbol: 'BTC/USDT', from: '9000000000000000', to: '9000000000000000', period: '1mon' };
  expect(await get('/api/currency/new_timeshar', wish)).toMatchObject({ data: [] });
});

it.each([
  ['/api/user/info', 'a member'],
  ['/api/wallet/list', 'a member'],
  ['/api/nothing', 'a member'],
  ['/api/user/info', ''],
])('%s, asked by “%s”, is kept by nobody on the way', async (path, who) => {
  const headers = { authorization: who === '' ? '' : token };
  expect((await fetch(exchange.url + path, { headers })).headers.get('cache-control')).toBe('private, no-store');
});
