import * as fc from 'fast-check';
import { map } from 'rxjs';
import { createBus } from './bus';
import { topic } from './topic';

const prices = topic<number, string>('prices', { owner: 'shell', version: 1, replay: 'last' });
const changes = topic<number, string>('changes', { owner: 'shell', version: 1, replay: 'none' });
const lines = topic<string>('lines', { owner: 'shell', version: 1, replay: 3 });

function heard<Value>() {
  const values: Value[] = [];
  return { values, hear: (value: Value) => void values.push(value) };
}

describe('what a late joiner gets', () => {
  it('is the last value of its own key', () => {
    const bus = createBus().busFor('shell');
    bus.publish(prices, 1, 'BTC/USDT');
    bus.publish(prices, 2, 'BTC/USDT');
    bus.publish(prices, 9, 'ETH/USDT');
    const late = heard<number>();
    bus.on(prices, 'BTC/USDT').subscribe(late.hear);
    expect(late.values).toEqual([2]);
    expect(bus.last(prices, 'ETH/USDT')).toBe(9);
    expect(bus.last(prices, 'XRP/USDT')).toBeUndefined();
  });

  it('is as many as the topic keeps', () => {
    const bus = createBus().busFor('shell');
    for (const line of ['a', 'b', 'c', 'd']) bus.publish(lines, line);
    const late = heard<string>();
    bus.on(lines).subscribe(late.hear);
    expect(late.values).toEqual(['b', 'c', 'd']);
  });

  it('is nothing where changes are numbered', () => {
    const bus = createBus().busFor('shell');
    bus.publish(changes, 1, 'BTC/USDT');
    const late = heard<number>();
    bus.on(changes, 'BTC/USDT').subscribe(late.hear);
    expect(late.values).toEqual([]);
    expect(bus.last(changes, 'BTC/USDT')).toBeUndefined();
  });
});

it('lets only the owner publish', () => {
  const shared = createBus();
  expect(() => shared.busFor('spot').publish(lines, 'x')).toThrow('spot may not publish lines: shell owns it');
});

it('keeps a listener that throws from harming the others', () => {
  jest.useFakeTimers();
  const bus = createBus().busFor('shell');
  const before = heard<string>();
  const after = heard<string>();
  const broken = () => {
    throw new Error('broken view');
  };
  bus.on(lines).subscribe(before.hear);
  bus.on(lines).subscribe(broken);
  bus
    .on(lines)
    .pipe(map(broken))
    .subscribe({ error: () => undefined });
  bus.on(lines).subscribe(after.hear);
  bus.publish(lines, 'a');
  bus.publish(lines, 'b');
  expect(before.values).toEqual(['a', 'b']);
  expect(after.values).toEqual(['a', 'b']);
  // rxjs throws it once more on its own, so that the page's error handler reports it.
  expect(() => jest.runAllTimers()).toThrow('broken view');
  jest.useRealTimers();
});

it('ends everybody at the newest value when a listener publishes in turn', () => {
  const bus = createBus().busFor('shell');
  const later = heard<number>();
  bus.on(prices, 'k').subscribe(value => {
    if (value === 1) bus.publish(prices, 2, 'k');
  });
  bus.on(prices, 'k').subscribe(later.hear);
  bus.publish(prices, 1, 'k');
  expect(later.values).toEqual([1, 2]);
});

it('asks for a key at the first listener and gives it up after the last', () => {
  const demand = { began: jest.fn(), ended: jest.fn() };
  const bus = createBus(demand).busFor('spot');
  const first = bus.on(changes, 'BTC/USDT').subscribe();
  const second = bus.on(changes, 'BTC/USDT').subscribe();
  expect(demand.began.mock.calls).toEqual([['changes', 'BTC/USDT']]);
  first.unsubscribe();
  expect(demand.ended).not.toHaveBeenCalled();
  second.unsubscribe();
  expect(demand.ended.mock.calls).toEqual([['changes', 'BTC/USDT']]);
});

it('reaches who kept an observable from before everybody left', () => {
  const shared = createBus();
  const bus = shared.busFor('shell');
  const kept = bus.on(changes, 'k');
  kept.subscribe().unsubscribe();
  bus.on(changes, 'k').subscribe().unsubscribe();
  const back = heard<number>();
  kept.subscribe(back.hear);
  bus.publish(changes, 7, 'k');
  expect(back.values).toEqual([7]);
});

it('leaves no listener behind, whoever comes and goes in whatever order', () => {
  const step = fc.record({ key: fc.constantFrom('a', 'b', 'c'), join: fc.boolean() });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), steps => {
      let open = 0;
      const shared = createBus({ began: () => (open += 1), ended: () => (open -= 1) });
      const bus = shared.busFor('shell');
      const joined: { unsubscribe(): void }[] = [];
      for (const { key, join } of steps) {
        if (join) joined.push(bus.on(changes, key).subscribe());
        else joined.pop()?.unsubscribe();
        bus.publish(changes, 1, key);
      }
      expect(shared.listeners()).toBe(joined.length);
      for (const one of joined) one.unsubscribe();
      expect([shared.listeners(), open]).toEqual([0, 0]);
    }),
  );
});
