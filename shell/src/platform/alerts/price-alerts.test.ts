import { asId, type PairKey } from '@tradefloor/contract';
import { firedAlerts, memoryStorage, type PriceAlert, priceAlerts, priceAlertTopic } from '@tradefloor/platform';
import { fakePlatform } from '@tradefloor/platform/fake';
import { price } from '@tradefloor/money';
import { watchPriceAlerts } from './price-alerts';

const BTC = asId<PairKey>('1/3');
const anAlert = (more: Partial<PriceAlert> = {}): PriceAlert => ({
  id: 'a',
  pair: BTC,
  name: 'BTC/USDT',
  way: 'above',
  price: price('98000'),
  ...more,
});

function watched(storage = memoryStorage()) {
  const platform = fakePlatform({ area: 'shell' });
  const chime = jest.fn();
  const showOutside = jest.fn();
  const reached: string[] = [];
  platform.bus.on(priceAlertTopic).subscribe(({ id }) => reached.push(id));
  const waiting: Array<() => void> = [];
  const watch = watchPriceAlerts({
    storage,
    bus: platform.bus,
    notify: platform.notify,
    language: () => 'en',
    chime,
    now: () => 1_000,
    showOutside,
    alone: work => void waiting.push(work),
  });
  const priced = (now: string, key = BTC) => watch({ key, price: price(now) });
  const turn = () => waiting.splice(0).forEach(work => work());
  return {
    showOutside,
    told: firedAlerts(storage),
    kept: priceAlerts(storage),
    storage,
    platform,
    chime,
    reached,
    priced,
    turn,
  };
}

it('announces a price once, and forgets it', () => {
  const { kept, platform, chime, reached, priced, turn } = watched();
  priced('97000');
  kept.set({ alerts: [anAlert(), anAlert({ id: 'b', price: price('99000') })], sound: false });
  priced('97999.99');
  priced('98500', asId('2/3'));
  turn();
  expect(platform.notices).toEqual([]);
  priced('98000');
  priced('98001');
  turn();
  expect(platform.notices.map(({ text }) => text)).toEqual(['BTC/USDT has reached 98,000 or more']);
  expect(reached).toEqual(['a']);
  expect(kept.get().alerts.map(({ id }) => id)).toEqual(['b']);
  expect(chime).not.toHaveBeenCalled();
});

it('sounds when that is wanted, once for several', () => {
  const { kept, platform, chime, priced, turn } = watched();
  const below = { way: 'below' } as const;
  kept.set({ alerts: [anAlert(below), anAlert({ ...below, id: 'b', price: price('97000') })], sound: true });
  priced('96000');
  turn();
  expect(platform.notices.map(({ text }) => text)).toEqual([
    'BTC/USDT has fallen to 98,000 or less',
    'BTC/USDT has fallen to 97,000 or less',
  ]);
  expect(chime).toHaveBeenCalledTimes(1);
});

it('keeps what fired, newest first, and tells it until it is dismissed, outside too where that is wished for', () => {
  const { kept, told, platform, showOutside, priced, turn } = watched();
  kept.set({ alerts: [anAlert()], sound: false });
  priced('98000');
  turn();
  expect(showOutside).not.toHaveBeenCalled();
  expect(platform.notices).toMatchObject([{ stays: true, about: 'price alert a' }]);
  told.set({ ...told.get(), system: true });
  kept.set({ alerts: [anAlert({ id: 'b' })], sound: false });
  priced('98000');
  turn();
  expect(showOutside.mock.calls).toEqual([['BTC/USDT has reached 98,000 or more', 'b']]);
  expect(told.get()).toMatchObject({ fired: [{ id: 'b', at: 1_000 }, { id: 'a' }], system: true });
});

it('is announced by one tab of several', () => {
  const storage = memoryStorage();
  const tabs = [watched(storage), watched(storage)];
  priceAlerts(storage).set({ alerts: [anAlert()], sound: false });
  for (const { priced } of tabs) priced('98000');
  for (const { turn } of tabs) turn();
  expect(tabs.map(({ platform }) => platform.notices.length)).toEqual([1, 0]);
});
