/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { useLayout } from './use-layout';

const left = (screen: string) => renderHook(() => useLayout(screen), { wrapper: MemoryRouter });

beforeEach(() => localStorage.clear());

it('keeps each screen as it was left', () => {
  const spot = left('spot');
  act(() => spot.result.current.onOrdersHeight(300));
  act(() => spot.result.current.onTradesShare(35));
  act(() => spot.result.current.onPhoneTab('book'));
  expect(left('spot').result.current).toMatchObject({
    ordersHeight: 300,
    tradesShare: 35,
    phoneTab: 'book',
  });
  expect(left('leverage').result.current).toMatchObject({
    ordersHeight: 264,
    tradesShare: 18,
    phoneTab: 'chart',
  });
});

it('takes what it knows of what another build kept', () => {
  localStorage.setItem('tf.spot-layout', JSON.stringify({ v: 7, value: { ordersHeight: 200, phoneTab: 'positions' } }));
  expect(left('spot').result.current).toMatchObject({ ordersHeight: 200, phoneTab: 'chart' });
});
