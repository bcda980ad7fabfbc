import { act, renderHook, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { useTurn } from './use-turn';

const LISTS = ['open', 'history', 'fills'] as const;
type List = (typeof LISTS)[number];

function turned(address: string, first: List = 'open') {
  window.history.pushState(null, '', address);
  const { result } = renderHook(() => useTurn('list', LISTS, useState<List>(first)), { wrapper: BrowserRouter });
  return {
    shown: () => [result.current[0], window.location.search],
    turn: (value: List) => act(() => result.current[1](value)),
    back: () => act(() => window.history.back()),
  };
}

it('goes back through the lists that were open, beside what else the address says', async () => {
  const { shown, turn, back } = turned('/trade?symbol=BTC/USDT', 'fills');
  turn('history');
  expect(shown()).toEqual(['history', '?symbol=BTC/USDT&list=history']);
  turn('open');
  turn('open');
  back();
  await waitFor(() => expect(shown()).toEqual(['history', '?symbol=BTC/USDT&list=history']));
  back();
  await waitFor(() => expect(shown()).toEqual(['fills', '?symbol=BTC/USDT&list=fills']));
});

it('opens what the address says, and what was kept where that is nothing here', () => {
  expect(turned('/trade?list=fills').shown()[0]).toBe('fills');
  expect(turned('/trade?list=gone', 'history').shown()[0]).toBe('history');
});

it('throws nobody back who turns twice before the router tells', () => {
  const { shown, turn } = turned('/trade');
  act(() => {
    turn('history');
    turn('fills');
  });
  expect(shown()).toEqual(['fills', '?list=fills']);
});
