import { listMessages, listRegionUsers, register, sendCode, userInfo, wallets } from '@tradefloor/contract';
import { add, compare, decimal } from '@tradefloor/money';
import * as fc from 'fast-check';
import type { Member } from '../account/members';
import { DAY } from '../clock/clock';
import { FEES, spot } from '../ledger/account';
import { USDT } from '../market/currency';
import { losingAnswers } from '../testing/losing-answers';
import { STARTING_MS, TestExchange } from '../testing/test-exchange';
import { invitersOf } from './inviters';
import { sharesOf } from './shares';

let exchange: TestExchange;
beforeAll(async () => {
  exchange = await TestExchange.open();
}, STARTING_MS);
afterAll(() => exchange.close());
beforeEach(() => exchange.core.limits.clear());

const password = 'Secret-1';
async function join(account: string, inviteCode?: string): Promise<Member> {
  await exchange.get(sendCode, { account });
  const code = exchange.core.mailbox.newestFirst(account)[0]?.code ?? '';
  const wish = { mode: 'email', account, code, password, passwordAgain: password, inviteCode } as const;
  await exchange.get(register, wish);
  const member = exchange.core.members.withAccount(account);
  if (!member) throw new Error(`${account} was not registered.`);
  return member;
}

it('counts three levels of inviters and no more (account.invitation-levels)', async () => {
  const chain = [await join('a@levels.test', 'TR2026')];
  for (const account of ['b@levels.test', 'c@levels.test', 'd@levels.test']) {
    chain.push(await join(account, chain.at(-1)?.extension_code));
  }
  const [a, b, c, d] = chain;
  if (!a || !b || !c || !d) throw new Error('Somebody is missing.');
  const inviters = (member: Member) => invitersOf(id => exchange.core.members.withId(id), member).map(({ id }) => id);
  expect(inviters(d)).toEqual([c.id, b.id, a.id]);
  expect(inviters(b)).toEqual([a.id, 1]);
  expect(inviters(await join('alone@levels.test'))).toEqual([]);
});

it('refuses an invitation that does not exist, and opens no account', async () => {
  await expect(join('lost@levels.test', 'NOBODY')).rejects.toThrow('This invitation code does not exist.');
});

it('gives of a fee a fifth, a tenth and a twentieth, and never more than there was', () => {
  expect(sharesOf(decimal('0.001'), decimal('100000'), 3)).toEqual([
    { level: 1, fee: '0.0002', usdt: '20' },
    { level: 2, fee: '0.0001', usdt: '10' },
    { level: 3, fee: '0.00005', usdt: '5' },
  ]);
  expect(sharesOf(decimal('0.00000001'), decimal('0.3'), 3)).toEqual([]);
  fc.assert(
    fc.property(fc.bigInt(1n, 10n ** 15n), fc.integer({ min: 0, max: 3 }), (units, inviters) => {
      const fee = decimal(`${units / 10n ** 8n}.${String(units % 10n ** 8n).padStart(8, '0')}`);
      const given = sharesOf(fee, decimal('1'), inviters).reduce((sum, share) => add(sum, share.fee), decimal('0'));
      expect(compare(given, fee)).toBeLessThan(0);
    }),
  );
});

// account.rebate-hour
it('shares a day’s fees at eight in Beijing, once, of verified members only, and writes to their inviters', async () => {
  const { core } = exchange;
  // At noon: what the days of the demonstration brought is paid, and midnight is when the test says.
  const midnight = (Math.floor(Date.now() / DAY) + 2) * DAY;
  core.clock.set(midnight - DAY / 2);
  await core.rounds.run();
  const token = await exchange.tokenOf('trader');
  const usdt = async () =>
    (await exchange.get(wallets, {}, { token })).change.rows.find(row => row.currencyName === 'USDT')?.held.change
      .available ?? decimal('0');
  const rebates = () => core.db.selectFrom('rebate').selectAll().orderBy('day').execute();
  const letters = async () =>
    (await exchange.get(listMessages, {}, { token })).messages.filter(
      ({ title }) => title === 'Invitation rebate paid',
    );
  /** The seller, whom the trader invited, has sold. */
  const sold = (fee: string) =>
    core.clerk.perform(deed => {
      const fill = { order_id: 1, member_id: 2, pair_id: 1, side: 'sell', price: '1', quantity: '1' } as const;
      deed.write('spot_fill', { ...fill, id: deed.nextId('spot_fill'), total: '1', fee, at: deed.at });
    });
  const [before, paidBefore, toldBefore] = [await usdt(), await rebates(), await letters()];
  const collected = core.ledger.units(spot(FEES, USDT));
  await sold('0.5');
  await core.rounds.run();
  expect(await usdt()).toBe(before);
  core.clock.set(midnight + 1_000);
  // Also where the word that it was paid gets lost.
  const lost = losingAnswers('rebate');
  await core.rounds.run();
  expect(lost()).toBe(1);
  const rows = (await rebates()).slice(paidBefore.length);
  expect(rows).toEqual([expect.objectContaining({ inviter_id: 1, invitee_id: 2, level: 1 })]);
  expect(await usdt()).toBe(add(before, decimal(rows[0]?.amount ?? '0')));
  expect(core.ledger.units(spot(FEES, USDT))).toBeLessThan(collected);
  const told = await letters();
  expect(told).toHaveLength(toldBefore.length + 1);
  expect(told).toContainEqual(
    expect.objectContaining({ content: expect.stringContaining(`${rows[0]?.amount ?? '?'} USDT`) }),
  );
  const paid = await usdt();
  await core.rounds.run();
  expect(await usdt()).toBe(paid);
  await core.clerk.perform(deed => core.members.change(deed, 2, { review_status: 0 }));
  await sold('50');
  core.clock.set(core.clock.now() + DAY);
  await core.rounds.run();
  expect(await usdt()).toBe(paid);
  core.clock.reset();
});

describe('a regional agent', () => {
  it('sees those of the region, newest first, ten a page, and most of a number covered', async () => {
    const token = await exchange.tokenOf('agent');
    const first = await exchange.get(listRegionUsers, {}, { token });
    expect(first.rows).toHaveLength(10);
    expect(first.rows[0]).toMatchObject({ cityName: '深圳市', phone: expect.stringMatching(/^\+86139\*{4}\d{4}$/) });
    const last = await exchange.get(listRegionUsers, { page: 3 }, { token });
    expect(last.rows).toHaveLength((first.total ?? 0) - 20);
  });

  it('sees whoever is invited, also by somebody invited', async () => {
    const token = await exchange.tokenOf('agent');
    const { total } = await exchange.get(listRegionUsers, {}, { token });
    const near = await join('near@region.test', 'AG2026');
    await join('far@region.test', near.extension_code);
    const seen = await exchange.get(listRegionUsers, {}, { token });
    expect(seen.total).toBe((total ?? 0) + 2);
    expect(seen.rows[0]).toMatchObject({ phone: 'fa****@region.test', districtName: '南山区' });
  });

  it('is the only one who sees them (account.region-agents)', async () => {
    for (const name of ['trader', 'operator']) {
      const token = await exchange.tokenOf(name);
      expect(await exchange.ask(listRegionUsers, {}, { token })).toMatchObject({
        message: 'Only regional agents can see this page.',
      });
    }
  });
});

it('tells a member the own code, by which others join', async () => {
  const { inviteCode } = await exchange.get(userInfo, {}, { token: await exchange.tokenOf('trader') });
  expect((await join('friend@levels.test', inviteCode?.toLowerCase())).invited_by).toBe(1);
});
