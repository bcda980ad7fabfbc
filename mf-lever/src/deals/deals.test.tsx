import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asId, asInstant, closePosition, type LeverageTrade, listLeverageTrades } from '@tradefloor/contract';
import { amount, decimal, price } from '@tradefloor/money';
import { tradesTopic } from '@tradefloor/platform';
import { fakePlatform } from '@tradefloor/platform/fake';
import { aQuote, quoted } from '@tradefloor/platform/testing';
import { drawn } from '../testing/drawn';
import { aClosed, aPosition } from '../testing/orders';
import { ordered } from '../testing/own-lists';
import Deals from './deals';

const bitcoin = aQuote('BTC/USDT', { price: '98000.00', leverageShare: decimal('0.01') });

const aDeal = (id: string, more: Partial<LeverageTrade> = {}): LeverageTrade => ({
  id: asId(id),
  time: asInstant(Date.UTC(2026, 10, 21, 14, 1, 22)),
  price: price('97412.56'),
  amount: amount('0.125'),
  direction: 'long',
  isOwn: false,
  own: null,
  ...more,
});

function dealt(deals: readonly LeverageTrade[]) {
  const platform = fakePlatform({ answers: true });
  quoted(platform, bitcoin);
  ordered(platform, () => [aPosition('7')]);
  platform.answer(listLeverageTrades, ({ page = 1 }) => ({
    rows: deals.slice((page - 1) * 10, page * 10),
    total: deals.length,
  }));
  drawn(platform, <Deals />, '/allTransaction?symbol=BTC/USDT');
  return platform;
}

const rows = async () => {
  const table = await screen.findByRole('table', { name: 'All trades' });
  return within(table).getAllByRole('row').slice(1);
};

beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

it('shows what anyone dealt, with what is one’s own, and closes what is still open', async () => {
  const platform = dealt([
    aDeal('t3', { direction: 'short' }),
    aDeal('7', { isOwn: true, own: aPosition('7') }),
    aDeal('5', { isOwn: true, own: aClosed('5') }),
  ]);
  platform.answer(closePosition, () => ({ message: null, id: null }));
  const [other, open, closed] = await rows();
  for (const text of ['97,412.56', '0.1250', 'Short']) expect(other).toHaveTextContent(text);
  expect(other).not.toHaveTextContent('Mine');
  expect(closed).toHaveTextContent(/Mine.*Closed/);
  if (open === undefined) throw new Error('no row of one’s own');
  await userEvent.click(within(open).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(platform.payloadsOf(closePosition)).toEqual([expect.objectContaining({ id: '7' })]));
  expect(platform.questions).toHaveLength(1);
});

it('is gone through page by page', async () => {
  dealt(Array.from({ length: 12 }, (_, at) => aDeal(`t${20 - at}`)));
  expect(await rows()).toHaveLength(10);
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await waitFor(async () => expect(await rows()).toHaveLength(2));
});

it('is asked for again when the pair is dealt in, however often, once in a while', async () => {
  const platform = dealt([aDeal('t1')]);
  await rows();
  jest.useFakeTimers();
  const before = platform.payloadsOf(listLeverageTrades).length;
  const push = () => platform.drive(tradesTopic, { trades: [] } as never, bitcoin.key);
  act(() => {
    push();
    push();
  });
  expect(platform.payloadsOf(listLeverageTrades)).toHaveLength(before);
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(platform.payloadsOf(listLeverageTrades)).toHaveLength(before + 1);
});
