/** @jest-environment jsdom */
import { asId, type PairKey } from '@tradefloor/contract';
import { price } from '@tradefloor/money';
import { memoryStorage, priceAlerts } from '@tradefloor/platform';
import { fakePlatform } from '@tradefloor/platform/fake';
import { waitFor } from '@testing-library/react';
import { latePriceAlerts } from './late-alerts';

const BTC = asId<PairKey>('1/3');

it('holds prices against alerts once there are any', async () => {
  const storage = memoryStorage();
  const { bus, notify, notices } = fakePlatform({ area: 'shell' });
  const watch = latePriceAlerts(window, { storage, bus, notify, language: () => 'en', now: () => 0 });
  const priced = (now: string) => watch({ key: BTC, price: price(now) });
  priced('98000');
  const alert = { id: 'a', pair: BTC, name: 'BTC/USDT', way: 'above', price: price('98000') } as const;
  priceAlerts(storage).set({ alerts: [alert], sound: false });
  await waitFor(() => {
    priced('98000');
    expect(notices.map(({ text }) => text)).toEqual(['BTC/USDT has reached 98,000 or more']);
  });
});
