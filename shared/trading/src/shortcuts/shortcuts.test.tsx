import { renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakePlatform } from '@tradefloor/platform/fake';
import { drawn } from '../testing/drawn';
import { ShortcutsHelp } from './shortcuts-help';
import type { ShortcutActs } from './listening';
import { useKeys, useShortcuts } from './use-shortcuts';

beforeEach(() => localStorage.clear());

it('does what the screen does at a key, and leaves alone what it has nothing for', async () => {
  const buy = jest.fn();
  renderHook(() => useShortcuts(useKeys(['buy']), { buy }));
  const seen: boolean[] = [];
  const watch = (event: KeyboardEvent) => seen.push(event.defaultPrevented);
  window.addEventListener('keydown', watch);
  await userEvent.keyboard('bm');
  window.removeEventListener('keydown', watch);
  expect(buy).toHaveBeenCalledTimes(1);
  expect(seen).toEqual([true, false]);
});

describe('look.early-press', () => {
  const nothingYet = () => {
    const done: string[] = [];
    const acts: ShortcutActs = { buy: () => done.push('buy'), price: () => done.push('price') };
    const { result } = renderHook(() => useKeys(['buy', 'price']));
    return { done, come: () => void renderHook(() => useShortcuts(result.current, acts)) };
  };

  it('does what was pressed before anything could be done, in its order, and once', async () => {
    const { done, come } = nothingYet();
    await userEvent.keyboard('bp');
    expect(done).toEqual([]);
    come();
    expect(done).toEqual(['buy', 'price']);
    await userEvent.keyboard('b');
    expect(done).toEqual(['buy', 'price', 'buy']);
  });

  it.each([
    ['types something else', () => userEvent.keyboard('8')],
    ['presses something else', () => userEvent.click(document.body)],
  ])('takes nobody back who %s meanwhile', async (_, goOn) => {
    const { done, come } = nothingYet();
    await userEvent.keyboard('bp');
    await goOn();
    come();
    expect(done).toEqual([]);
  });
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
