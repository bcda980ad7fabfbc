import { readPaymentDetails, savePaymentDetails } from '@tradefloor/contract';
import { STARTING_MS, TestExchange } from '../testing/test-exchange';

let exchange: TestExchange;
let token: string;

beforeAll(async () => {
  exchange = await TestExchange.open();
  token = await exchange.tokenOf('newcomer');
}, STARTING_MS);
afterAll(() => exchange.close());

const read = () => exchange.get(readPaymentDetails, {}, { token });

it('are nothing at first, and then what was saved, as a whole', async () => {
  expect(await read()).toBeNull();
  const whole = {
    realName: '  Maria Sol  ',
    bankName: 'Banco del Sur',
    bankAccount: '6222 0210 0109 8765',
    alipayAccount: 'maria@tradefloor.test',
    alipayPicture: '/api/files/upload/maria.png',
    wechatNickname: 'Maria',
    wechatAccount: 'maria_sol',
    wechatPicture: '/api/files/upload/maria-2.png',
  };
  await exchange.get(savePaymentDetails, whole, { token });
  expect(await read()).toEqual({ ...whole, realName: 'Maria Sol', bankAccount: '6222021001098765' });
  await exchange.get(savePaymentDetails, { realName: 'Maria Sol', alipayAccount: 'maria@tradefloor.test' }, { token });
  expect(await read()).toMatchObject({
    alipayAccount: 'maria@tradefloor.test',
    bankAccount: null,
    wechatAccount: null,
  });
});

it.each([
  ['a card number without its bank', { realName: 'A', bankAccount: '6222' }, 'Please enter the name of the bank.'],
  ['a bank without a card number', { realName: 'A', bankName: 'B' }, 'Please enter the card number.'],
])('refuses %s, and changes nothing', async (_, wish, message) => {
  const before = await read();
  expect(await exchange.ask(savePaymentDetails, wish, { token })).toMatchObject({ kind: 'refused', message });
  expect(await read()).toEqual(before);
});

it.each([
  ['no real name', { real_name: ' ' }, 'real_name'],
  ['letters in a card number', { real_name: 'A', bank_name: 'B', bank_account: '62x' }, 'bank_account'],
  ['a picture that is no address', { real_name: 'A', alipay_pic: 'javascript:alert(1)' }, 'alipay_pic'],
])('refuses %s in the language of the asker', async (_, wire, field) => {
  const answer = await fetch(`${exchange.url}/api/user/cash_save`, {
    method: 'POST',
    headers: { authorization: token, lang: 'zh' },
    body: new URLSearchParams(wire),
  });
  expect(await answer.json()).toEqual({ type: 'error', message: expect.stringContaining(`“${field}”`) });
});

it('are one’s own: nobody reads or changes those of another', async () => {
  const other = await exchange.tokenOf('seller');
  expect(await exchange.get(readPaymentDetails, {}, { token: other })).toMatchObject({ realName: '陈晓明' });
  expect(await read()).not.toMatchObject({ realName: '陈晓明' });
});

it('survive a restart', async () => {
  const before = await read();
  await exchange.core.payees.load(exchange.core.db);
  expect(await read()).toEqual(before);
});
