import { act, renderHook } from '@testing-library/react';
import { useLayout } from './use-layout';

beforeEach(() => localStorage.clear());

it('keeps each screen as it was left', () => {
  const spot = renderHook(() => useLayout('spot'));
  act(() => spot.result.current.onOrdersHeight(300));
  act(() => spot.result.current.onTradesShare(35));
  act(() => spot.result.current.onPhoneTab('book'));
  expect(renderHook(() => useLayout('spot')).result.current).toMatchObject({
    ordersHeight: 300,
    tradesShare: 35,
    phoneTab: 'book',
  });
  expect(renderHook(() => useLayout('leverage')).result.current).toMatchObject({
    ordersHeight: 264,
    tradesShare: 18,
    phoneTab: 'chart',
  });
});

it('takes what it knows of what another build kept', () => {
  localStorage.setItem('tf.spot-layout', JSON.stringify({ v: 7, value: { ordersHeight: 200, phoneTab: 'positions' } }));
  expect(renderHook(() => useLayout('spot')).result.current).toMatchObject({ ordersHeight: 200, phoneTab: 'chart' });
});
