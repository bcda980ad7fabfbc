import { asId, type PairKey } from '@tradefloor/contract';
import { fromScaled, branded, price } from '@tradefloor/money';
import * as fc from 'fast-check';
import { memoryStorage } from './device-storage';
import { alertPrice, isReached, MOST_PRICE_ALERTS, type PriceAlert, priceAlerts } from './price-alerts';

const anAlert = (more: Partial<PriceAlert> = {}): PriceAlert => ({
  id: 'a',
  pair: asId<PairKey>('1/3'),
  name: 'BTC/USDT',
  way: 'above',
  price: price('98000.5'),
  ...more,
});

it.each([
  ['above', '98000.49', false],
  ['above', '98000.50', true],
  ['above', '98001', true],
  ['below', '98000.51', false],
  ['below', '98000.5', true],
  ['below', '1', true],
] as const)('%s 98000.5 at %s: %s', (way, now, reached) => {
  expect(isReached(anAlert({ way }), price(now))).toBe(reached);
});

it('is always reached from the one side or the other, and from both only at the price itself', () => {
  const cents = fc.bigInt({ min: 1n, max: 10n ** 12n });
  fc.assert(
    fc.property(cents, cents, (wanted, now) => {
      const at = (way: 'above' | 'below') =>
        isReached({ way, price: branded(fromScaled(wanted, 2)) }, branded(fromScaled(now, 2)));
      expect(at('above') || at('below')).toBe(true);
      expect(at('above') && at('below')).toBe(wanted === now);
    }),
  );
});

it('reads what another build wrote, and leaves out what it does not know', () => {
  const storage = memoryStorage();
  const kept = priceAlerts(storage);
  const write = (value: unknown) => storage.set(kept.key, JSON.stringify({ v: 2, value }));
  expect(kept.get()).toEqual({ alerts: [], sound: false });
  write({ alerts: [anAlert(), { ...anAlert(), way: 'crosses' }, { ...anAlert(), price: 'much' }, 7], sound: 'loud' });
  expect(kept.get()).toEqual({ alerts: [anAlert()], sound: false });
  write('nothing of the kind');
  expect(kept.get()).toEqual({ alerts: [], sound: false });
  write({ alerts: Array.from({ length: 90 }, (_, id) => anAlert({ id: String(id) })) });
  expect(kept.get().alerts).toHaveLength(MOST_PRICE_ALERTS);
});

it('says the price as the reader writes numbers', () => {
  expect([alertPrice(anAlert(), 'en'), alertPrice(anAlert(), 'spa')]).toEqual(['98,000.5', '98.000,5']);
});
