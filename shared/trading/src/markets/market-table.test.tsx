import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Quote } from '@tradefloor/contract';
import { aQuote, quoted } from '@tradefloor/platform/testing';
import { decimal } from '@tradefloor/money';
import { fakePlatform } from '@tradefloor/platform/fake';
import { drawn } from '../testing/drawn';
import { type ColumnsByWidth, MarketTable } from './market-table';

const bitcoin = aQuote('BTC/USDT');
const ether: Quote = { ...aQuote('ETH/BTC'), leverageShare: decimal('1') };
const solana: Quote = { ...aQuote('SOL/USDC'), leverageShare: decimal('1') };
const COLUMNS: ColumnsByWidth = {
  wide: ['star', 'pair', 'price', 'high', 'trade'],
  middle: ['star', 'pair', 'price', 'trade'],
  narrow: ['star', 'pair', 'price'],
};
const withLeverage = ({ leverageShare }: Quote) => leverageShare !== null;

beforeEach(() => localStorage.clear());

function shown(only?: (pair: Quote) => boolean) {
  const platform = fakePlatform();
  quoted(platform, bitcoin, ether, solana);
  const onTrade = jest.fn();
  const table = <MarketTable columns={COLUMNS} onTrade={onTrade} {...(only === undefined ? {} : { only })} />;
  return { onTrade, ...drawn(platform, table) };
}

const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);

it('opens a pair by its row, also where there is no room for the button', async () => {
  const { onTrade } = shown();
  expect(screen.queryByRole('button', { name: 'Trade BTC/USDT' })).toBeNull();
  await userEvent.click(
    within(screen.getByRole('row', { name: /BTC/ })).getByRole('button', { name: /^BTC\s*\/\s*USDT/ }),
  );
  expect(onTrade).toHaveBeenCalledWith(bitcoin);
});

it('is searched from anywhere by the slash, and Enter opens what is on top', async () => {
  const { onTrade } = shown();
  await userEvent.keyboard('/bt{Enter}');
  expect(onTrade.mock.calls).toEqual([[bitcoin]]);
});

it('is searched in all tabs', async () => {
  shown();
  await userEvent.keyboard('/sol');
  expect(screen.getByRole('row', { name: /SOL/ })).toBeInTheDocument();
  expect(screen.queryByRole('row', { name: /BTC/ })).toBeNull();
});

it('lists only the pairs that the screen is about, and keeps the tab as all screens know it', async () => {
  const { unmount } = shown(withLeverage);
  expect(tabs()).toEqual(['BTC', 'USDC', 'Favourites']);
  await userEvent.click(screen.getByRole('tab', { name: 'USDC' }));
  expect(screen.getByRole('row', { name: /SOL/ })).toBeInTheDocument();
  unmount();
  shown();
  expect(tabs()).toEqual(['USDT', 'BTC', 'USDC', 'Favourites']);
  expect(screen.getByRole('tab', { name: 'USDC' })).toHaveAttribute('aria-selected', 'true');
});
