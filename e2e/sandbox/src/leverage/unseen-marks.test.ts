import {
  asId,
  closePosition,
  closePositions,
  revokeLeverageOrder,
  submitLeverageOrder,
  transfer,
} from '@tradefloor/contract';
import { amount, decimal, sub } from '@tradefloor/money';
import { DAY } from '../clock/clock';
import { lever, legal } from '../ledger/account';
import { fund, memberIdOf } from '../testing/funded';
import { atLeverageDesk, limit, market } from '../testing/leverage-desk';

const desk = atLeverageDesk();
const { held, listed, submitted } = desk;
const USDT = asId<never>(3);
const ETH_USDT = { currencyId: asId<never>(2), legalId: USDT };
const RISKY = market('long', '50', { multiplier: decimal('100') });
/** What is due then is seen in a round, and none is made but by `moveTo`. */
beforeAll(() => desk.exchange.core.rounds.stop());
beforeEach(async () => {
  const { available } = await held();
  await fund(desk.exchange, lever(memberIdOf(desk.exchange, 'operator'), 3), sub(amount('10000'), available));
});
afterEach(() => desk.exchange.core.clock.reset());

/** The mark was there and is back, and nobody has looked at it. */
async function unseen(value: number): Promise<void> {
  const { clock, hall, traders } = desk.exchange.core;
  const pair = hall.called('BTC/USDT');
  if (!pair) throw new Error('No market.');
  for (const at of [value, 100_000]) {
    clock.set(clock.now() + 100);
    await traders.setPrice(pair, at);
  }
}

const expectLiquidated = async (id: string) =>
  expect((await listed('closed')).rows[0]).toMatchObject({ id, endedBy: 'liquidation', price: '81000.00' });

describe('a mark that nobody has looked at', () => {
  it('is met by a position that its owner closes', async () => {
    const id = await submitted(RISKY);
    await unseen(81_000);
    expect(await desk.exchange.ask(closePosition, { id }, desk)).toMatchObject({
      message: 'This position is already closed.',
    });
    await expectLiquidated(id);
  });

  it('is met by all positions that their owner closes', async () => {
    const id = await submitted(RISKY);
    await unseen(81_000);
    expect(await desk.exchange.ask(closePositions, { positions: 'all' }, desk)).toMatchObject({
      message: 'You have no open positions to close.',
    });
    await expectLiquidated(id);
  });

  it.each([
    ['comes too late', 'legal', 'lever', '9000', 'ok'],
    ['has left already', 'lever', 'legal', '9000', 'refused'],
  ] as const)('is met before money moves, which %s', async (_, from, to, number, kind) => {
    await fund(desk.exchange, legal(memberIdOf(desk.exchange, 'operator'), 3), '9000');
    const id = await submitted(RISKY);
    await unseen(81_000);
    const wish = { amount: amount(number), currencyId: USDT, from, to } as const;
    expect(await desk.exchange.ask(transfer, wish, desk)).toMatchObject({ kind });
    await expectLiquidated(id);
    expect(await held()).toEqual({ available: kind === 'ok' ? '9464.995' : '464.995', locked: '0' });
  });

  it('is met by an entrust that its owner takes back', async () => {
    const id = await submitted(limit('long', '2', '95000'));
    await unseen(94_000);
    expect(await desk.exchange.ask(revokeLeverageOrder, { id }, desk)).toMatchObject({
      message: 'This order is already filled or cancelled.',
    });
    expect((await listed('open')).rows).toMatchObject([{ id, openPrice: '94018.8' }]);
  });

  it('is met by the whole account, and by nothing that opens in another pair afterwards', async () => {
    const id = await submitted(RISKY);
    await unseen(81_000);
    const other = { ...market('long', '1', { multiplier: decimal('100') }), ...ETH_USDT };
    const opened = await desk.exchange.get(submitLeverageOrder, other, desk);
    await expectLiquidated(id);
    await desk.exchange.core.rounds.run();
    expect((await listed('open')).rows).toMatchObject([{ id: String(opened.id) }]);
  });
});

it('charges whoever closes for a night whose end nobody has looked at (leverage.night-interest)', async () => {
  const { clock } = desk.exchange.core;
  const id = await submitted(market('long', '1'));
  clock.set((Math.floor(clock.now() / DAY) + 1) * DAY + 1);
  await desk.exchange.get(closePosition, { id }, desk);
  const [closed] = (await listed('closed')).rows;
  expect(closed).toMatchObject({ id, overnight: '1.0002', endedBy: 'owner' });
});
