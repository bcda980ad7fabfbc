import { memoryStorage } from './device-storage';
import { clearUserKeys } from './stored';
import { tradingSettings } from './trading-settings';

it('asks before placing and is silent, until the trader says otherwise', () => {
  const storage = memoryStorage();
  const settings = tradingSettings(storage);
  expect(settings.get()).toEqual({ confirmPlacing: true, fillSound: false });
  settings.set({ confirmPlacing: false, fillSound: true });
  expect(tradingSettings(storage).get()).toEqual({ confirmPlacing: false, fillSound: true });
});

it('outlives a log out', () => {
  const storage = memoryStorage();
  tradingSettings(storage).set({ confirmPlacing: false, fillSound: true });
  clearUserKeys(storage);
  expect(tradingSettings(storage).get().confirmPlacing).toBe(false);
});

it.each(['null', '7', '{"v":1,"value":{"confirmPlacing":"no"}}', '{"v":2,"value":{"more":1}}'])(
  'asks when %s is kept, which no build of ours wrote',
  text => {
    const storage = memoryStorage();
    storage.set('tf.trading-settings', text);
    expect(tradingSettings(storage).get()).toEqual({ confirmPlacing: true, fillSound: false });
  },
);
