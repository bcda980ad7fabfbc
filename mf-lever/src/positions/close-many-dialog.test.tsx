import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asId, closePosition, closePositions } from '@tradefloor/contract';
import { listLeverageRecords } from '@tradefloor/contract/ext';
import { price } from '@tradefloor/money';
import { type FakePlatform, fakePlatform } from '@tradefloor/platform/fake';
import { aQuote, funded, quoted } from '@tradefloor/platform/testing';
import { drawn } from '../testing/drawn';
import { aPosition } from '../testing/orders';
import { ordered } from '../testing/own-lists';
import { PositionsPanel } from './positions-panel';

const bitcoin = aQuote('BTC/USDT', { price: '97500', markPrice: price('97400.00') });
const ether = aQuote('ETH/USDT', { price: '3481.20', markPrice: price('3480.00') });
const etherLong = aPosition('3', { symbol: 'ETH/USDT', currencyId: asId('ETH'), openPrice: price('3500') });
const done = { message: null, id: null };

beforeEach(() => localStorage.clear());

/** Two of one pair, and one of another that is hidden when all are closed. */
async function closedAllOfBitcoin(platform: FakePlatform): Promise<void> {
  quoted(platform, bitcoin, ether);
  funded(platform, { USDT: ['1000', '0'] }, 'lever');
  ordered(platform, () => [aPosition('1'), aPosition('2'), etherLong]);
  platform.answer(closePosition, done);
  platform.answer(closePositions, done);
  drawn(platform, <PositionsPanel screen="lever" pair={bitcoin} />);
  await screen.findByRole('tab', { name: 'Positions (3)' });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Hide other pairs' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close all' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Close positions (2)' }));
}

const isOver = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const told = ({ notices }: FakePlatform) => notices.map(({ text }) => text);

it('closes those of one pair by one call, where the server heeds the pair', async () => {
  const platform = fakePlatform();
  platform.offer(listLeverageRecords);
  await closedAllOfBitcoin(platform);
  await isOver();
  expect(platform.payloadsOf(closePositions)).toEqual([{ positions: 'all', currencyId: 'BTC', legalId: 'USDT' }]);
  expect(platform.payloadsOf(closePosition)).toEqual([]);
});

it('closes those of one pair one by one, where that call would close those of every pair', async () => {
  const platform = fakePlatform();
  await closedAllOfBitcoin(platform);
  await isOver();
  const closed = platform.payloadsOf(closePosition).map(({ id }) => id);
  expect(closed.toSorted()).toEqual(['1', '2']);
  expect(platform.payloadsOf(closePositions)).toEqual([]);
  expect(told(platform)).toEqual(['Positions closed: 2']);
});

it('stays, and says why, where one of them is refused', async () => {
  const platform = fakePlatform();
  const closing = closedAllOfBitcoin(platform);
  platform.fail(closePosition, 'Close your winners first.');
  await closing;
  expect(await screen.findByText('Close your winners first.')).toBeVisible();
  expect(screen.getByRole('dialog')).toBeVisible();
  expect(told(platform)).toEqual([]);
});
