import * as fc from 'fast-check';
import { memoryStorage } from './device-storage';
import { clearUserKeys, stored } from './stored';

interface Layout {
  readonly chart: number;
}

const declared = {
  name: 'layout',
  scope: 'device',
  version: 2,
  read(kept: unknown, version: number): Layout | undefined {
    if (typeof kept !== 'object' || kept === null || !('chart' in kept) || typeof kept.chart !== 'number')
      return undefined;
    // Version 1 counted in rows of 24 px.
    return { chart: version < 2 ? kept.chart * 24 : kept.chart };
  },
  fallback: { chart: 264 },
} as const;

const withText = (text: string) => {
  const storage = memoryStorage();
  storage.set('tf.layout', text);
  return stored<Layout>(declared, storage);
};

it('comes back as it was kept', () => {
  const layout = stored<Layout>(declared, memoryStorage());
  expect(layout.get()).toEqual({ chart: 264 });
  layout.set({ chart: 300 });
  expect(layout.get()).toEqual({ chart: 300 });
  layout.clear();
  expect(layout.get()).toEqual({ chart: 264 });
});

it('reads what an older build kept', () => {
  expect(withText('{"v":1,"value":{"chart":10}}').get()).toEqual({ chart: 240 });
});

it('reads what it knows of a newer build, after a rollback', () => {
  expect(withText('{"v":9,"value":{"chart":300,"grid":"wide"}}').get()).toEqual({ chart: 300 });
});

it('falls back on a newer shape that makes no sense here, and leaves it for the newer build', () => {
  const storage = memoryStorage();
  storage.set('tf.layout', '{"v":9,"value":{"chart":{"px":300}}}');
  expect(stored<Layout>(declared, storage).get()).toEqual({ chart: 264 });
  expect(storage.get('tf.layout')).toContain('"px":300');
});

it('survives any garbage', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), text => {
      expect(typeof withText(text).get().chart).toBe('number');
    }),
  );
});

it('clears the user’s keys at log out, known and unknown, and nothing of the device’s (wire.stored-keys)', () => {
  const storage = memoryStorage();
  const user = ['token', 'user_id', 'accountNum', 'tf.user.alerts', 'tf.user.of-a-later-area'];
  const device = ['locale', 'lang', 'night_mode', 'symbol', 'tf.look', 'tf.favourites', 'of-another-product'];
  for (const key of [...user, ...device]) storage.set(key, 'x');
  clearUserKeys(storage);
  expect([...storage.keys()].sort()).toEqual([...device].sort());
});
