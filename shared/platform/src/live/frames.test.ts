import { type FrameClock, Frames } from './frames';
import { freshness } from './freshness';
import { Listeners } from './store';

function aClock() {
  const requested: Array<() => void> = [];
  const state = { hidden: false };
  const clock: FrameClock = {
    now: () => 0,
    hidden: () => state.hidden,
    request: run => void requested.push(run),
    onVisible: () => () => undefined,
    every: () => () => undefined,
  };
  return { clock, state, requested, frame: () => requested.splice(0).forEach(run => run()) };
}

test('however many pushes came, each view is told once a frame', () => {
  const { clock, requested, frame } = aClock();
  const frames = new Frames(clock);
  const told = jest.fn();
  frames.mark(told);
  frames.mark(told);
  expect(requested).toHaveLength(1);
  expect(told).not.toHaveBeenCalled();
  frame();
  expect(told).toHaveBeenCalledTimes(1);
  frames.mark(told);
  frame();
  expect(told).toHaveBeenCalledTimes(2);
});

test('a hidden tab asks for no frame and queues nothing; on return one flush tells all', () => {
  const { clock, state, requested, frame } = aClock();
  const frames = new Frames(clock);
  const told = jest.fn();
  state.hidden = true;
  for (let push = 0; push < 1000; push += 1) frames.mark(told);
  expect(requested).toHaveLength(0);
  state.hidden = false;
  frames.returned();
  frame();
  expect(told).toHaveBeenCalledTimes(1);
});

test('while nobody listens no frame is asked for, and who left is not told', () => {
  const { clock, requested, frame } = aClock();
  const frames = new Frames(clock);
  const listeners = new Listeners(frames);
  listeners.changed();
  expect(requested).toHaveLength(0);
  const told = jest.fn();
  const leave = listeners.add(told);
  listeners.changed();
  leave();
  frame();
  expect(told).not.toHaveBeenCalled();
});

test.each([
  [null, 'waiting'],
  [1000, 'live'],
  [401, 'live'],
  [400, 'late'],
  [-8999, 'late'],
  [-9000, 'stale'],
] as const)('heard at %p with a period of 200 ms, at 1000: %s', (heardAt, expected) => {
  expect(freshness(heardAt, 200, 1000)).toBe(expected);
});
