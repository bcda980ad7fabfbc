import { asId, leverageDeal, submitLeverageOrder } from '@tradefloor/contract';
import { decimal } from '@tradefloor/money';
import { atLeverageDesk, BTC_USDT, limit, market } from '../testing/leverage-desk';

const desk = atLeverageDesk();
const { held } = desk;

describe('the form starts from', () => {
  it('multipliers, presets, limits, the last price and what is in the account', async () => {
    const deal = await desk.exchange.get(leverageDeal, BTC_USDT, desk);
    expect(deal).toMatchObject({
      multiple: { multipliers: ['10', '20', '50', '100'] },
      handLimits: { min: '1', max: '500' },
      lastPrice: '100000.00',
      overnightRate: '0.1',
      leverAvailable: (await held()).available,
    });
    expect(deal.recentTrades.length).toBe(10);
    expect(await desk.exchange.get(leverageDeal, BTC_USDT)).toMatchObject({ leverTotal: null, leverAvailable: null });
  });

  it('no upper limit where there is none (leverage.hands-limits)', async () => {
    const deal = await desk.exchange.get(leverageDeal, { currencyId: asId<never>(2), legalId: asId<never>(1) });
    expect(deal.handLimits).toEqual({ min: '1', max: '0' });
  });
});

it.each([
  ['another multiplier', market('long', '1', { multiplier: decimal('11') }), /multipliers/],
  ['too many hands', market('long', '501'), 'Lots are more than max 500.'],
  ['no price', limit('long', '1', '0'), /greater than 0/],
  ['too fine a price', limit('long', '1', '95000.001'), 'The price can have at most 2 decimals.'],
  ['more than there is', market('long', '500'), 'Insufficient balance. Transfer or deposit USDT.'],
  ['a pair without leverage', { ...market('long', '1'), currencyId: asId<never>(18) }, /Leverage is not available/],
  ['no pair', { ...market('long', '1'), currencyId: asId<never>(77) }, /pair is not available/],
])('refuses %s with nothing changed', async (_, payload, message) => {
  const before = await held();
  const outcome = await desk.exchange.ask(submitLeverageOrder, payload, desk);
  expect(outcome).toMatchObject({ kind: 'refused', message: expect.stringMatching(message) });
  expect(await held()).toEqual(before);
});
