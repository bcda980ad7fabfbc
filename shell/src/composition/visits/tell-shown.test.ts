/** @jest-environment jsdom */
import { tellShown } from './tell-shown';

const spot = { area: 'spot', build: 'aaaa1111' };
const next = { area: 'spot', build: 'bbbb2222' };

/** A line as the browser has it, and what was said on it. */
function aLine(readyState: number = WebSocket.OPEN) {
  const said: unknown[] = [];
  const line = Object.assign(Object.create(WebSocket.prototype), {
    send: (word: string) => said.push(JSON.parse(word).shows),
  }) as WebSocket;
  Object.defineProperty(line, 'readyState', { value: readyState, writable: true });
  return { line, said };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('says what is on screen where it changes, and nothing while it does not', () => {
  const { line, said } = aLine();
  const shown = new Set([spot]);
  tellShown(window, shown, () => line);
  jest.advanceTimersByTime(10_000);
  expect(said).toEqual([['spot/aaaa1111']]);
  shown.delete(spot);
  shown.add(next);
  jest.advanceTimersByTime(10_000);
  expect(said).toEqual([['spot/aaaa1111'], ['spot/bbbb2222']]);
});

it('says it anew on another line, once that one is open', () => {
  const [first, second] = [aLine(), aLine(WebSocket.CONNECTING)];
  let line: WebSocket | null = first.line;
  tellShown(window, new Set([spot]), () => line);
  jest.advanceTimersByTime(1_000);
  line = null;
  jest.advanceTimersByTime(5_000);
  ({ line } = second);
  jest.advanceTimersByTime(5_000);
  expect(second.said).toEqual([]);
  Object.assign(second.line, { readyState: WebSocket.OPEN });
  jest.advanceTimersByTime(5_000);
  expect([first.said, second.said]).toEqual([[['spot/aaaa1111']], [['spot/aaaa1111']]]);
});
