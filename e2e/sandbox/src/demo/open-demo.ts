import { randomUUID } from 'node:crypto';
import { type Amount, amount, type Price, price } from '@tradefloor/money';
import type { Member } from '../account/members';
import { DAY } from '../clock/clock';
import type { Core } from '../core';
import { handIn } from '../identity/identities';
import { OUTSIDE } from '../ledger/account';
import type { Deed } from '../ledger/deed';
import { toUnits } from '../ledger/ledger';
import { currencyNamed } from '../market/currency';
import type { Market } from '../market/market';
import { priceText } from '../market/pair';
import type { Side } from '../matching/order';
import { placeOrder } from '../spot/place-order';
import { DEMO_MEMBERS, DEMO_PASSWORD } from './demo-members';
import { seedLeverage } from './demo-leverage';
import { DEMO_MESSAGES } from './demo-messages';
import { seedMicro } from './demo-micro';
import { seedRegion } from './demo-region';
import { seedSpot } from './demo-spot';
import { seedFiat } from './fiat/seed-fiat';
import { seedWallet } from './demo-wallet';

/** Before everything that the history tells. */
const OPENED_BEFORE = 60 * DAY;

/** The first start of an empty exchange: people with balances, orders, trades and messages. */
export async function openDemo(core: Core): Promise<void> {
  if (core.members.withAccount('trader@tradefloor.test')) return;
  const hash = await core.passwords.hash(DEMO_PASSWORD);
  for (const person of DEMO_MEMBERS) {
    const openedAt = core.clock.now() - OPENED_BEFORE;
    const member = await core.clerk.perform(deed => {
      const opened = welcome(core, deed, person, hash);
      for (const [currency, account, opening] of person.opening) credit(deed, opened.id, currency, account, opening);
      return opened;
    }, openedAt);
    await core.clerk.perform(deed => {
      if (person.opening.length > 1)
        for (const { note, values, ...told } of DEMO_MESSAGES) core.inbox.leave(deed, member.id, note, values, told);
    });
  }
  await seedWallet(core, 'trader@tradefloor.test');
  await seedLeverage(core, 'trader@tradefloor.test');
  await seedRegion(core, await core.passwords.hash(randomUUID()));
  await seedMicro(core, 'trader@tradefloor.test');
  const trader = core.members.withAccount('trader@tradefloor.test');
  if (trader) await seedSpot(core, trader);
  await trade(core, 'trader@tradefloor.test');
  await trade(core, 'seller@tradefloor.test');
  await seedFiat(core);
}

function welcome(core: Core, deed: Deed, person: (typeof DEMO_MEMBERS)[number], hash: string): Member {
  const member: Member = {
    id: deed.nextId('member'),
    account: person.account,
    email: person.account,
    phone: person.phone,
    password_hash: hash,
    extension_code: person.invitation,
    invited_by: person.inviter === null ? null : (core.members.withAccount(person.inviter)?.id ?? null),
    is_seller: person.isSeller,
    review_status: person.reviewStatus,
    roles: person.roles,
    created_at: deed.at,
  };
  core.members.save(deed, member);
  const { name, card } = person;
  if (person.reviewStatus === 2) handIn(core, deed, member.id, { name, card, front: null, reverse: null, status: 2 });
  return member;
}

type Opening = (typeof DEMO_MEMBERS)[number]['opening'][number];

function credit(deed: Deed, memberId: number, currency: string, account: Opening[1], opening: Amount): void {
  const currencyId = currencyNamed(currency).id;
  const units = toUnits(opening);
  deed.post({ cause: 'opening', reference: `member:${memberId}` }, [
    { holding: { memberId: OUTSIDE, currencyId, account, part: 'available' }, units: -units },
    { holding: { memberId, currencyId, account, part: 'available' }, units },
  ]);
}

/** Some trades that happened at once, and some orders that wait a little away from the market. */
async function trade(core: Core, account: string): Promise<void> {
  const member = core.members.withAccount(account);
  if (!member) return;
  const order = (symbol: string, side: Side, number: string, away?: number) =>
    place(core, member.id, { symbol, side, number: amount(number), away: away ?? null });
  for (const number of ['0.0125', '0.02', '0.005', '0.0333']) await order('BTC/USDT', 'buy', number);
  await order('BTC/USDT', 'sell', '0.01');
  await order('ETH/USDT', 'buy', '0.75');
  await order('SOL/USDT', 'sell', '5');
  await order('BTC/USDT', 'buy', '0.02', -0.004);
  await order('BTC/USDT', 'sell', '0.1', 0.016);
  await order('ETH/USDT', 'buy', '2', -0.1);
}

interface DemoOrder {
  readonly symbol: string;
  readonly side: Side;
  readonly number: Amount;
  /** How far from the last price, as a fraction; null at market. */
  readonly away: number | null;
}

async function place(core: Core, memberId: number, { symbol, side, number, away }: DemoOrder): Promise<void> {
  const market = core.hall.called(symbol);
  if (!market) return;
  const price = away === null ? null : priceAway(market, away);
  const kind = price === null ? 'market' : 'limit';
  await core.clerk.perform(deed => placeOrder(core, deed, { memberId, market, side, kind, price, number }));
}

function priceAway(market: Market, away: number): Price {
  const units = market.lastPrice + (market.lastPrice * BigInt(Math.round(away * 10_000))) / 10_000n;
  return price(priceText(market.pair, units));
}
