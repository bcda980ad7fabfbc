import { playFill, readySound } from './play-fill';

interface Tone {
  readonly frequency: number;
  readonly from: number;
  readonly to: number;
}

function anAudioContext(state: 'running' | 'suspended') {
  const tones: Tone[] = [];
  const resume = jest.fn(() => Promise.resolve());
  class FakeAudioContext {
    state = state;
    currentTime = 5;
    destination = {};
    resume = resume;
    createGain = () => ({
      gain: { setValueAtTime: jest.fn(), exponentialRampToValueAtTime: jest.fn() },
      connect: jest.fn(),
    });
    createOscillator() {
      const frequency = { value: 0 };
      let from = 0;
      return {
        frequency,
        connect: <Node>(node: Node) => node,
        start: (at: number) => void (from = at),
        stop: (at: number) => tones.push({ frequency: frequency.value, from, to: at }),
      };
    }
  }
  return { FakeAudioContext, tones, resume };
}

it('is silent where a browser has no sound', () => {
  expect(readySound()).toBeUndefined();
  expect(playFill).not.toThrow();
});

it('wakes the sound that a browser keeps until the first press, and plays two tones, the second higher and later', () => {
  const { FakeAudioContext, tones, resume } = anAudioContext('suspended');
  Object.assign(globalThis, { AudioContext: FakeAudioContext });
  readySound();
  expect(resume).toHaveBeenCalledTimes(1);
  playFill();
  expect(tones).toHaveLength(2);
  const [first, second] = tones as [Tone, Tone];
  expect(first.from).toBe(5);
  expect(second.from).toBeGreaterThan(first.from);
  expect(second.frequency).toBeGreaterThan(first.frequency);
  expect(tones.every(({ from, to }) => to > from)).toBe(true);
  Reflect.deleteProperty(globalThis, 'AudioContext');
});
