/** @jest-environment jsdom */
import { playTones, readySound } from './play-tones';

interface Tone {
  readonly frequency: number;
  readonly from: number;
  readonly to: number;
}

/** A browser's sound: of each tone what was asked for, with the state that the context was in, and how to end it. */
function aBrowser() {
  const tones: Tone[] = [];
  const states: string[] = [];
  const ended: (() => void)[] = [];
  class FakeAudioContext {
    state = 'suspended';
    currentTime = 5;
    destination = {};
    resume = () => Promise.resolve(void (this.state = 'running'));
    suspend = () => Promise.resolve(void (this.state = 'suspended'));
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
        addEventListener: (_: 'ended', told: () => void) => ended.push(told),
        start: (at: number) => {
          from = at;
          states.push(this.state);
        },
        stop: (at: number) => tones.push({ frequency: frequency.value, from, to: at }),
      };
    }
  }
  return { FakeAudioContext, tones, states, ended };
}

const pressed = (hasBeenActive: boolean) =>
  Object.defineProperty(navigator, 'userActivation', { configurable: true, value: { hasBeenActive } });

afterEach(() => Reflect.deleteProperty(globalThis, 'AudioContext'));

it('is silent where a browser has no sound, and before the first press', async () => {
  pressed(true);
  expect(await readySound()).toBeNull();
  const { FakeAudioContext, tones } = aBrowser();
  Object.assign(globalThis, { AudioContext: FakeAudioContext });
  pressed(false);
  await playTones();
  expect(tones).toEqual([]);
});

it('plays two tones, the second higher and later, and rests before and after', async () => {
  const { FakeAudioContext, tones, states, ended } = aBrowser();
  Object.assign(globalThis, { AudioContext: FakeAudioContext });
  pressed(true);
  const context = await readySound();
  expect(context?.state).toBe('suspended');
  await playTones();
  expect(states).toEqual(['running', 'running']);
  const [first, second] = tones as [Tone, Tone];
  expect(first.from).toBe(5);
  expect(second.from).toBeGreaterThan(first.from);
  expect(second.frequency).toBeGreaterThan(first.frequency);
  expect(tones.every(({ from, to }) => to > from)).toBe(true);
  ended[0]?.();
  expect(context?.state).toBe('running');
  ended[1]?.();
  expect(context?.state).toBe('suspended');
});
