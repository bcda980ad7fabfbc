import { asId, publishAdvert, readPaymentDetails, savePaymentDetails, takeAdvert, upload } from '@tradefloor/contract';
import { amount, price } from '@tradefloor/money';
import sharp from 'sharp';
import { STARTING_MS, TestExchange } from '../testing/test-exchange';

let exchange: TestExchange;
let token: string;

beforeAll(async () => {
  exchange = await TestExchange.open();
  token = await exchange.tokenOf('newcomer');
}, STARTING_MS);
afterAll(() => exchange.close());

async function picture(background: string): Promise<string> {
  const drawn = await sharp({ create: { width: 40, height: 40, channels: 3, background } })
    .png()
    .toBuffer();
  return exchange.get(upload, { file: new Blob([new Uint8Array(drawn)], { type: 'image/png' }) }, { token });
}

const read = () => exchange.get(readPaymentDetails, {}, { token });

it('are nothing at first, and then what was saved, as a whole', async () => {
  expect(await read()).toBeNull();
  const whole = {
    realName: '  Maria Sol  ',
    bankName: 'Banco del Sur',
    bankAccount: '6222 0210 0109 8765',
    alipayAccount: 'maria@tradefloor.test',
    alipayPicture: await picture('#1f5fd6'),
    wechatNickname: 'Maria',
    wechatAccount: 'maria_sol',
    wechatPicture: await picture('#0a7a53'),
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
  ['a card number without its bank', { realName: 'A', bankAccount: '6222' }, 'Enter the bank name.'],
  ['a bank without a card number', { realName: 'A', bankName: 'B' }, 'Enter the card number.'],
  [
    'a picture that the member did not upload',
    { realName: 'A', alipayAccount: 'a', alipayPicture: '/api/files/picture/x.png' },
    'Upload the payment QR code first.',
  ],
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

it('show a collection code to whoever has to pay by it, and to nobody else', async () => {
  token = await exchange.tokenOf('seller');
  const alipayPicture = await picture('#7a284f');
  const details = { realName: '陈晓明', alipayAccount: 'chen@tradefloor.test', alipayPicture };
  await exchange.get(savePaymentDetails, details, { token });
  const advert = { side: 'sell', way: 'alipay', price: price('7.13'), total: amount('50') } as const;
  const { id } = await exchange.get(publishAdvert, { ...advert, currencyId: asId<never>('3') }, { token });
  const [buyer, stranger] = await Promise.all(['trader', 'agent'].map(name => exchange.tokenOf(name)));
  const seenBy = async (whose = '') =>
    (await fetch(exchange.url + alipayPicture, { headers: { authorization: whose } })).status;
  expect(await seenBy(buyer)).toBe(404);
  const asking = { token: buyer ?? null, key: 'the same twice' };
  const order = await exchange.get(takeAdvert, { id: asId<never>(String(id)) }, asking);
  // The same key has one effect and one answer.
  expect(await exchange.get(takeAdvert, { id: asId<never>(String(id)) }, asking)).toEqual(order);
  expect(await Promise.all([token, buyer, stranger, ''].map(seenBy))).toEqual([200, 200, 404, 404]);
});
