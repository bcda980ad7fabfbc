import { SnapshotPace } from './snapshot-pace';

let late: Array<readonly string[]>;
let pace: SnapshotPace<string>;
beforeEach(() => {
  jest.useFakeTimers();
  late = [];
  pace = new SnapshotPace(
    pairs => late.push(pairs),
    () => Date.now(),
  );
});
afterEach(() => {
  pace.stop();
  jest.useRealTimers();
});

it('gives each pair once a second, and what was wished for meanwhile afterwards', () => {
  expect(pace.take(['1/3', '2/3', '1/3'])).toEqual(['1/3', '2/3']);
  for (let turn = 0; turn < 50; turn += 1) expect(pace.take(['1/3'])).toEqual([]);
  expect(pace.take(['4/3', '1/3'])).toEqual(['4/3']);
  jest.advanceTimersByTime(999);
  expect(late).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(late).toEqual([['1/3']]);
  jest.advanceTimersByTime(10_000);
  expect(late).toHaveLength(1);
});

it('gives nothing that is not wished for any more, and nothing to who is gone', () => {
  pace.take(['1/3', '2/3']);
  pace.take(['1/3', '2/3']);
  pace.forget(['1/3']);
  jest.advanceTimersByTime(1_000);
  expect(late).toEqual([['2/3']]);
  pace.take(['2/3']);
  pace.stop();
  jest.advanceTimersByTime(5_000);
  expect(late).toHaveLength(1);
});
