import { whenRunOut } from './when-run-out';

afterEach(() => jest.useRealTimers());

function waiting(forMs: number) {
  jest.useFakeTimers();
  let times = 0;
  const giveUp = whenRunOut({ runsOut: Date.now() + forMs }, () => (times += 1));
  return { times: () => times, giveUp };
}

it('calls once, when the time has come', () => {
  const { times } = waiting(90_000);
  jest.advanceTimersByTime(89_999);
  expect(times()).toBe(0);
  jest.advanceTimersByTime(1);
  expect([times(), jest.getTimerCount()]).toEqual([1, 0]);
});

it('notices it soon after the machine has slept over it', () => {
  const { times } = waiting(12 * 3_600_000);
  jest.setSystemTime(Date.now() + 24 * 3_600_000);
  jest.advanceTimersByTime(60_000);
  expect(times()).toBe(1);
});

it('never calls where nothing is tried, nor once it was given up', () => {
  expect(waiting(Infinity).times()).toBe(0);
  expect(jest.getTimerCount()).toBe(0);
  const { times, giveUp } = waiting(1_000);
  giveUp();
  jest.advanceTimersByTime(5_000);
  expect(times()).toBe(0);
});
