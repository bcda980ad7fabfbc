import { asId, listAdverts, listOwnAdverts, publishAdvert, savePaymentDetails, takeAdvert } from '@tradefloor/contract';
import { amount, price } from '@tradefloor/money';
import { memberIdOf } from '../testing/funded';
import { STARTING_MS, TestExchange } from '../testing/test-exchange';

const USDT = asId<never>(3);
const BANK = { realName: 'Seller', bankName: 'Bank', bankAccount: '62220000' };

let exchange: TestExchange;
beforeAll(async () => {
  exchange = await TestExchange.open();
}, STARTING_MS);
afterAll(() => exchange.close());

it('shows no advert that its owner can’t be paid for any more, as none can be taken', async () => {
  const token = await exchange.tokenOf('seller');
  const other = await exchange.tokenOf('trader');
  const details = (more: object) => exchange.get(savePaymentDetails, { ...BANK, ...more }, { token });
  await details({ wechatAccount: 'wx' });
  const offer = { side: 'sell', currencyId: USDT, price: price('6.1'), total: amount('100'), way: 'wechat' } as const;
  const id = asId<never>(String((await exchange.get(publishAdvert, offer, { token })).id));
  const best = async () => (await exchange.get(listAdverts, { side: 'sell', currencyId: USDT })).rows[0]?.id;
  const take = () => exchange.ask(takeAdvert, { id, amount: amount('20') }, { token: other });
  expect(await best()).toBe(id);
  const hiddenBy = async () => (await exchange.get(listOwnAdverts, { side: 'sell' }, { token })).rows[0]?.hidden;
  expect(await hiddenBy()).toBeUndefined();
  await details({});
  // Its owner is told why nobody comes.
  expect(await hiddenBy()).toBe('no-way');
  expect(await take()).toMatchObject({ message: 'This ad is no longer available.' });
  expect(await best()).not.toBe(id);
  await details({ wechatAccount: 'wx' });
  expect(await best()).toBe(id);
  expect(await take()).toMatchObject({ kind: 'ok' });
  const { clock, c2c } = exchange.core;
  const cancelled = { buyer_id: memberIdOf(exchange, 'seller'), seller_id: 0, owner_id: 0 };
  for (let times = 0; times < 3; times += 1) c2c.cancellations.note(cancelled, clock.now());
  expect(await best()).not.toBe(id);
  expect(await hiddenBy()).toBe('stopped');
});
