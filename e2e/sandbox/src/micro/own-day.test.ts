import { asId, submitMicroOrder } from '@tradefloor/contract';
import { acceptMicroNotice, readMicroDay, setMicroLimits } from '@tradefloor/contract/ext';
import { amount } from '@tradefloor/money';
import { DAY } from '../clock/clock';
import { micro } from '../ledger/account';
import { fund, memberIdOf } from '../testing/funded';
import { STARTING_MS, TestExchange } from '../testing/test-exchange';

/* micro.day-limit */

let exchange: TestExchange;
let token: string;
beforeAll(async () => {
  exchange = await TestExchange.open();
}, STARTING_MS);
beforeEach(async () => {
  token = await exchange.tokenOf('operator');
  // Each of these has a day of its own, without a limit yet: what was staked on another counts there.
  await limited({});
  exchange.core.clock.set((Math.floor(exchange.core.clock.now() / DAY) + 1) * DAY + 1_000);
  await moveTo(100_000);
  await fund(exchange, micro(memberIdOf(exchange, 'operator'), 3), '2500');
  await fund(exchange, micro(memberIdOf(exchange, 'operator'), 1), '0.1');
});
afterAll(() => exchange.close());

async function moveTo(value: number): Promise<void> {
  const market = exchange.core.hall.called('BTC/USDT');
  if (!market) throw new Error('No market.');
  await exchange.core.traders.setPrice(market, value);
}

async function passes(milliseconds: number): Promise<void> {
  exchange.core.clock.set(exchange.core.clock.now() + milliseconds);
  await exchange.core.rounds.run();
}

const day = () => exchange.get(readMicroDay, {}, { token });
const limited = (limits: { readonly staked?: string; readonly lost?: string }) =>
  exchange.ask(
    setMicroLimits,
    {
      ...(limits.staked === undefined ? {} : { stakedLimit: amount(limits.staked) }),
      ...(limits.lost === undefined ? {} : { lostLimit: amount(limits.lost) }),
    },
    { token },
  );
const submit = (number: string, more: object = {}) =>
  exchange.ask(
    submitMicroOrder,
    {
      pairId: asId<never>(1),
      currencyId: asId<never>(3),
      direction: 'up',
      seconds: 30,
      amount: amount(number),
      ...more,
    },
    { token },
  );
const lose = async (number: string) => {
  expect(await submit(number)).toMatchObject({ kind: 'ok' });
  await moveTo(99_000);
  await passes(30_001);
  await moveTo(100_000);
};
const REACHED = 'You’ve reached your daily limit. You can trade again at 00:00 UTC.';

it('counts what is staked, won, lost and running, in USDT over all currencies', async () => {
  expect(await day()).toMatchObject({ stakedLimit: null, lostLimit: null, staked: '0', result: '0', reached: null });
  await lose('100');
  expect(await day()).toMatchObject({ staked: '100', result: '-100.5', running: '0' });
  expect(await submit('0.001', { currencyId: asId<never>(1), seconds: 60 })).toMatchObject({ kind: 'ok' });
  expect(await day()).toMatchObject({ staked: '200', result: '-101', running: '100' });
  await moveTo(101_000);
  await passes(60_001);
  const { result, running, endsAt } = await day();
  expect([Number(result), running]).toEqual([expect.closeTo(-101 + 82.82, 6), '0']);
  expect(endsAt % DAY).toBe(0);
  expect(endsAt - exchange.core.clock.now()).toBeLessThan(DAY);
});

it('refuses what the limit of staking has no room for, and all once it is reached', async () => {
  expect(await limited({ staked: '120' })).toMatchObject({
    answer: { message: expect.stringMatching(/effective now/) },
  });
  await submit('100');
  expect(await submit('20.01')).toMatchObject({
    kind: 'refused',
    message: 'Your daily limit leaves 20 USDT to stake today.',
  });
  expect(await submit('20')).toMatchObject({ kind: 'ok' });
  expect(await day()).toMatchObject({ reached: 'staked' });
  expect(await submit('10')).toMatchObject({ kind: 'refused', message: REACHED });
  // Not even by a win.
  await moveTo(101_000);
  await passes(30_001);
  expect(await submit('10')).toMatchObject({ kind: 'refused', message: REACHED });
  await passes(DAY);
  expect(await day()).toMatchObject({ stakedLimit: '120', staked: '0', reached: null });
  expect(await submit('10')).toMatchObject({ kind: 'ok' });
  await passes(30_001);
});

it('counts what runs as lost until it is known, fees at once, and lets what was won be lost again', async () => {
  await limited({ staked: '5000', lost: '50' });
  expect(await submit('30')).toMatchObject({ kind: 'ok' });
  expect(await submit('20')).toMatchObject({
    message: 'Your daily loss limit leaves 19.85 USDT today, counting open orders as lost.',
  });
  expect((await day()).reached).toBeNull();
  await moveTo(101_000);
  await passes(30_001);
  await moveTo(100_000);
  // 50 − 0.15 + 23.4
  expect(await submit('73')).toMatchObject({ kind: 'refused' });
  await lose('72');
  expect(await day()).toMatchObject({ result: '-49.11', reached: 'lost' });
  expect(await submit('10')).toMatchObject({ kind: 'refused', message: REACHED });
});

it('is lowered at once, also below what is gone, and raised only tomorrow', async () => {
  await limited({ staked: '200', lost: '150' });
  expect(await limited({ staked: '400', lost: '150' })).toMatchObject({
    answer: { message: expect.stringMatching(/00:00 UTC/) },
  });
  expect(await day()).toMatchObject({ stakedLimit: '200', nextStakedLimit: '400', nextLostLimit: '150' });
  await lose('60');
  // Lower again: what was to come tomorrow is void.
  await limited({ staked: '100', lost: '150' });
  expect(await day()).toMatchObject({ stakedLimit: '100', nextStakedLimit: '100', reached: null });
  await limited({ staked: '50', lost: '150' });
  expect(await day()).toMatchObject({ reached: 'staked' });
  // Lifted: today it stays as it is.
  await limited({});
  expect(await day()).toMatchObject({ stakedLimit: '50', nextStakedLimit: null, nextLostLimit: null });
  expect(await submit('10')).toMatchObject({ kind: 'refused', message: REACHED });
  await passes(DAY);
  expect(await day()).toMatchObject({ stakedLimit: null, lostLimit: null, reached: null });
  expect(await limited({ staked: '0.000000001' })).toMatchObject({ kind: 'refused' });
});

it('keeps when the notice was accepted, once', async () => {
  expect((await day()).noticeAcceptedAt).toBeNull();
  await exchange.ask(acceptMicroNotice, {}, { token });
  const { noticeAcceptedAt } = await day();
  expect(noticeAcceptedAt).toBeLessThanOrEqual(exchange.core.clock.now());
  await passes(5_000);
  await exchange.ask(acceptMicroNotice, {}, { token });
  expect((await day()).noticeAcceptedAt).toBe(noticeAcceptedAt);
});
