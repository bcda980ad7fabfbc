/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { asId, type PairKey } from '@tradefloor/contract';
import { price } from '@tradefloor/money';
import { drawingsOf, keepDrawings, withLine } from './drawings';
import { useDrawings } from './use-drawings';

const BTC = asId<PairKey>('1/3');

beforeEach(() => localStorage.clear());

it('loses no line that another tab has drawn meanwhile', () => {
  const { result } = renderHook(() => useDrawings(BTC));
  act(() => result.current.addLine(price('97000')));
  // Another tab, which has drawn on the same pair.
  keepDrawings(BTC, withLine(drawingsOf(BTC), { id: 'theirs', price: price('98000') }));
  act(() => result.current.addLine(price('99000')));
  expect(drawingsOf(BTC).lines.map(line => line.price)).toEqual(['97000', '98000', '99000']);
  act(() => result.current.remove('theirs'));
  expect(drawingsOf(BTC).lines.map(line => line.price)).toEqual(['97000', '99000']);
});
