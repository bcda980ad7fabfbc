import { renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakePlatform } from '@tradefloor/platform/fake';
import { drawn } from '../testing/drawn';
import { ShortcutsHelp } from './shortcuts-help';
import { useShortcuts } from './use-shortcuts';

beforeEach(() => localStorage.clear());

it('does what the screen does at a key, and leaves alone what it has nothing for', async () => {
  const buy = jest.fn();
  renderHook(() => useShortcuts({ buy }));
  const seen: boolean[] = [];
  const watch = (event: KeyboardEvent) => seen.push(event.defaultPrevented);
  window.addEventListener('keydown', watch);
  await userEvent.keyboard('bm');
  window.removeEventListener('keydown', watch);
  expect(buy).toHaveBeenCalledTimes(1);
  expect(seen).toEqual([true, false]);
});

it('lists the screen’s keys by its own words, and no book where there is none', async () => {
  const help = { help: 'open', onHelp: jest.fn() } as const;
  const names = () => screen.getAllByRole('term').map(({ textContent }) => textContent);
  const { again } = drawn(fakePlatform(), <ShortcutsHelp {...help} shortcuts={['buy', 'sell']} />);
  await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(names()).toEqual(['Buy form', 'Sell form', 'Search markets', 'Use a book row’s price and total']);
  again(<ShortcutsHelp {...help} shortcuts={['buy', 'sell']} words={{ buy: 'Up' }} hasBook={false} />);
  expect(names()).toEqual(['Up', 'Sell form', 'Search markets']);
});
