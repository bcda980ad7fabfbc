import { asId, dealWithAcceptor, listAdverts, publishAdvert, sendCode, takeAdvert } from '@tradefloor/contract';
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

it('sends its owner no code to a new address, and tells nobody else of it (account.quiet-day)', async () => {
  const { core } = exchange;
  const [email, nobody] = ['trader@tradefloor.test', 'nobody@tradefloor.test'];
  const lettersTo = (account: string) => core.mailbox.newestFirst(account).length;
  const asked = (account: string, token: string | null) => {
    core.limits.clear();
    return exchange.ask(sendCode, { account, purpose: 'recovery' }, { token });
  };
  const own = await exchange.tokenOf('trader');
  const strangers = [null, await exchange.tokenOf('seller')];
  const { phone } = core.members.withAccount(email) ?? {};
  await core.clerk.perform(deed =>
    core.security.write(deed, { ...securityOf(core, memberIdOf(exchange, 'trader')), email_bound_at: deed.at }),
  );

  const early = { message: expect.stringMatching(/^This contact was linked less than 24 hours ago\. .* UTC\.$/) };
  expect(await asked(email, own)).toMatchObject(early);
  expect(lettersTo(email)).toBe(0);
  for (const token of strangers) expect(await asked(email, token)).toEqual(await asked(nobody, token));
  expect(await asked(phone ?? '', own)).toMatchObject({ kind: 'ok' });
  core.clock.set(core.clock.now() + DAY);
  expect(await asked(email, own)).toMatchObject({ kind: 'ok' });
});
