import { browserClock } from '../clock';
import { createDemand, GRACE_MS } from './demand';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function aDemand() {
  const said: string[] = [];
  const demand = createDemand({
    clock: browserClock,
    isAskedFor: topic => topic !== 'user',
    subscribe: ({ topic, key }) => said.push(`+${topic} ${key}`),
    unsubscribe: ({ topic, key }) => said.push(`-${topic} ${key}`),
  });
  return { demand, said };
}

it('subscribes a pair at its first listener and leaves it some time after the last', () => {
  const { demand, said } = aDemand();
  demand.began('book', '1/3');
  demand.began('trades', '1/3');
  demand.ended('book', '1/3');
  jest.advanceTimersByTime(GRACE_MS - 1);
  expect(said).toEqual(['+book 1/3', '+trades 1/3']);
  jest.advanceTimersByTime(1);
  expect(said).toEqual(['+book 1/3', '+trades 1/3', '-book 1/3']);
  expect(demand.wanted()).toEqual([{ topic: 'trades', key: '1/3' }]);
});

it('asks for nothing that comes unasked', () => {
  const { demand, said } = aDemand();
  demand.began('user', '');
  demand.ended('user', '');
  expect([said, demand.wanted(), jest.getTimerCount()]).toEqual([[], [], 0]);
});

it('keeps the pair of a panel that comes back at once', () => {
  const { demand, said } = aDemand();
  demand.began('book', '1/3');
  demand.ended('book', '1/3');
  demand.began('book', '1/3');
  jest.advanceTimersByTime(10 * GRACE_MS);
  expect(said).toEqual(['+book 1/3']);
});
