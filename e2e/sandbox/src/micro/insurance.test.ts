import { asId, listMessages, listMicroCurrencies, submitMicroOrder, wallets } from '@tradefloor/contract';
import { buyInsurance, claimInsurance } from '@tradefloor/contract/ext';
import { amount } from '@tradefloor/money';
import { DAY } from '../clock/clock';
import { micro } from '../ledger/account';
import { toUnits } from '../ledger/ledger';
import { fund, memberIdOf } from '../testing/funded';
import { STARTING_MS, TestExchange } from '../testing/test-exchange';

let exchange: TestExchange;
let token: string;
beforeAll(async () => {
  exchange = await TestExchange.open();
}, STARTING_MS);
beforeEach(async () => {
  exchange.core.clock.reset();
  await moveTo(100_000);
  token = await exchange.tokenOf('operator');
});
afterAll(() => exchange.close());

async function moveTo(value: number): Promise<void> {
  const market = exchange.core.hall.called('BTC/USDT');
  if (!market) throw new Error('No market.');
  await exchange.core.traders.setPrice(market, value);
}

/** The order's time is over, at a price that came before it was. */
async function endAt(value: number): Promise<void> {
  const { core } = exchange;
  await moveTo(value);
  core.clock.set(core.clock.now() + 60_001);
  await core.rounds.run();
}

const up = (number: string, more: object = {}) => ({
  pairId: asId<never>(1),
  currencyId: asId<never>(3),
  direction: 'up' as const,
  seconds: 60,
  amount: amount(number),
  ...more,
});
const submit = (number: string, more: object = {}) => exchange.ask(submitMicroOrder, up(number, more), { token });
const usdt = async () => {
  const found = (await exchange.get(listMicroCurrencies, {}, { token })).find(({ name }) => name === 'USDT');
  if (!found) throw new Error('No USDT.');
  return found;
};
const held = async () => {
  const { micro: wallet } = await exchange.get(wallets, {}, { token });
  const row = wallet.rows.find(({ currencyName }) => currencyName === 'USDT');
  return row?.held.micro;
};

describe('an insurance', () => {
  const insure = (sum: string, typeId = 'usdt-standard') =>
    exchange.ask(buyInsurance, { currencyId: asId<never>(3), typeId, amount: amount(sum) }, { token });
  const lose = async (number: string) => {
    await submit(number);
    await endAt(99_000);
    await moveTo(100_000);
  };
  const win = async (number: string) => {
    await submit(number);
    await endAt(101_000);
    await moveTo(100_000);
  };

  const claimed = (id: string, asking = { token }) => exchange.ask(claimInsurance, { id }, asking);
  const notes = async (title: string) => {
    const { messages } = await exchange.get(listMessages, {}, { token });
    return messages.filter(message => message.title === title).length;
  };
  const asksForClaims = () => notes('Insurance claim due');

  /** One that has lost 60 of the 100 that are insured, for whose price of 6 it was bought. */
  async function lostInsurance(payoutsToday: number): Promise<string> {
    const before = Number((await held())?.available);
    expect(await insure('100')).toMatchObject({ kind: 'ok' });
    expect(Number((await held())?.available)).toBeCloseTo(before - 6, 8);
    const { insurance, wallet } = await usdt();
    expect(insurance).toMatchObject({ insured: '100', result: '0', payoutsToday });
    expect(wallet?.insurance).toBe('100');
    await lose('40');
    expect(await claimed(insurance?.id ?? '')).toMatchObject({ message: expect.stringMatching(/once half/) });
    await lose('20');
    expect((await usdt()).insurance).toMatchObject({ result: '-60' });
    return insurance?.id ?? '';
  }

  it('is claimed at half of it lost, which is compulsory, twice a day at most (micro.payouts-a-day)', async () => {
    for (const payouts of [0, 1]) {
      const id = await lostInsurance(payouts);
      const stranger = { token: await exchange.tokenOf('seller') };
      expect(await claimed(id, stranger)).toMatchObject({ kind: 'refused' });
      expect(await submit('10')).toMatchObject({ kind: 'refused', message: expect.stringMatching(/Claim your/) });
      const poor = Number((await held())?.available);
      expect(await claimed(id)).toMatchObject({
        kind: 'ok',
        answer: { message: expect.stringMatching(/^Your insurance paid [\d.]+ USDT\.$/) },
      });
      expect(Number((await held())?.available)).toBeCloseTo(poor + 15, 8);
      expect((await usdt()).insurance).toBeNull();
    }
    expect(await asksForClaims()).toBe(2);
    const third = await lostInsurance(2);
    // Which would be refused.
    expect([await asksForClaims(), await notes('Insurance claim due tomorrow')]).toEqual([2, 1]);
    expect(await claimed(third)).toMatchObject({
      message: 'Insurance pays at most twice a day. Claim again tomorrow.',
    });
    exchange.core.clock.set(exchange.core.clock.now() + DAY);
    expect(await claimed(third)).toMatchObject({ kind: 'ok' });
  });

  it('brings nothing to two who bet against each other', async () => {
    const pair = await Promise.all(
      ['trader', 'agent'].map(async name => {
        await fund(exchange, micro(memberIdOf(exchange, name), 3), '3000');
        return { id: memberIdOf(exchange, name), token: await exchange.tokenOf(name) };
      }),
    );
    const together = () => pair.reduce((sum, { id }) => sum + exchange.core.ledger.units(micro(id, 3)), 0n);
    const before = together();
    for (const [index, asking] of pair.entries()) {
      const wish = { currencyId: asId<never>(3), typeId: 'usdt-standard', amount: amount('1000') };
      await exchange.get(buyInsurance, wish, asking);
      await exchange.get(submitMicroOrder, up('1000', { direction: index === 0 ? 'up' : 'down', seconds: 30 }), asking);
    }
    await endAt(100_500);
    const [, loser] = pair;
    const [type] = await exchange.get(listMicroCurrencies, {}, loser);
    expect(type?.insuranceTypes[0]).toMatchObject({ payoutPercent: '25', longestSeconds: 60 });
    expect(type?.insurance).toMatchObject({ result: '-1000' });
    await exchange.get(claimInsurance, { id: type?.insurance?.id ?? '' }, loser);
    expect(together() - before).toBe(toUnits(amount('-100')));
  });

  it('does not count what runs longer than a minute', async () => {
    await insure('100');
    await submit('100', { seconds: 120 });
    await endAt(99_000);
    exchange.core.clock.set(exchange.core.clock.now() + 60_001);
    await exchange.core.rounds.run();
    expect((await usdt()).insurance).toMatchObject({ result: '0' });
    await moveTo(100_000);
    await win('100');
    await win('100');
    expect((await usdt()).insurance).toBeNull();
  });

  it('ends at as much won as is insured, and is one at a time within its range (micro.insurance-ends)', async () => {
    expect(await insure('99')).toMatchObject({ message: 'The insured sum must be between 100 and 1000 USDT.' });
    expect(await insure('100', 'none')).toMatchObject({ message: 'Choose one of the insurances.' });
    await insure('100');
    expect(await insure('100')).toMatchObject({ message: 'You already have insurance in USDT.' });
    await win('100');
    expect((await usdt()).insurance).toMatchObject({ result: '82' });
    await win('100');
    expect((await usdt()).insurance).toBeNull();
  });
});
