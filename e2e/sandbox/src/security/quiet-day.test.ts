import { asId, dealWithAcceptor, listAdverts, publishAdvert, takeAdvert } from '@tradefloor/contract';
import { amount, price } from '@tradefloor/money';
import { DAY } from '../clock/clock';
import { memberIdOf } from '../testing/funded';
import { STARTING_MS, TestExchange } from '../testing/test-exchange';
import { QUIET_FOR } from './quiet-day';
import { securityOf } from './second-step';

const USDT = asId<never>(3);

let exchange: TestExchange;
beforeAll(async () => {
  exchange = await TestExchange.open();
}, STARTING_MS);
afterAll(() => exchange.close());

/** As a reset password does. */
const quieten = ({ core }: TestExchange, name: string) =>
  core.clerk.perform(deed => {
    const row = securityOf(core, memberIdOf(exchange, name));
    core.security.write(deed, { ...row, withdrawals_from: deed.at + QUIET_FOR });
  });

it('sells nothing by an advert of before (account.quiet-day)', async () => {
  const token = await exchange.tokenOf('seller');
  const other = await exchange.tokenOf('trader');
  const sold = { side: 'sell', currencyId: USDT, price: price('6.5'), total: amount('100'), way: 'bank' } as const;
  const id = asId<never>(String((await exchange.get(publishAdvert, sold, { token })).id));
  const first = async () => (await exchange.get(listAdverts, { side: 'sell', currencyId: USDT })).rows[0]?.id;
  expect(await first()).toBe(id);
  await quieten(exchange, 'seller');
  expect(await first()).not.toBe(id);
  expect(await exchange.ask(takeAdvert, { id, amount: amount('50') }, { token: other })).toMatchObject({
    message: 'This ad is no longer available.',
  });
  exchange.core.clock.set(exchange.core.clock.now() + DAY);
  expect(await first()).toBe(id);
  expect(await exchange.ask(takeAdvert, { id, amount: amount('50') }, { token: other })).toMatchObject({ kind: 'ok' });
});

it('pays no recharge out of an acceptor’s coins (account.quiet-day)', async () => {
  const token = await exchange.tokenOf('trader');
  const deal = { acceptorId: asId<never>(1), way: 'bank', phone: '13800138000', account: '6214' } as const;
  const recharge = { ...deal, side: 'buy', money: amount('10') } as const;
  expect(await exchange.ask(dealWithAcceptor, recharge, { token })).toMatchObject({ kind: 'ok' });
  await quieten(exchange, 'acceptor');
  expect(await exchange.ask(dealWithAcceptor, recharge, { token })).toMatchObject({
    message: 'This acceptor is not available.',
  });
});
