import { registryEvents } from './registry-events';

/** A line as the browser has it: the test is the gateway at its other end. */
class Line extends EventTarget {
  static readonly OPEN = 1;
  static readonly opened: Line[] = [];
  readyState = Line.OPEN;

  constructor(readonly address: string) {
    super();
    Line.opened.push(this);
  }

  says(word: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(word) }));
  }

  close(): void {
    this.readyState = 3;
    this.dispatchEvent(new Event('close'));
  }
}

const MINUTE = 60_000;
const before = globalThis.WebSocket;

beforeEach(() => {
  jest.useFakeTimers();
  Line.opened.length = 0;
  Object.assign(globalThis, { WebSocket: Line });
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.WebSocket = before;
});

function aFollower() {
  const heard = jest.fn();
  const missed = jest.fn();
  const now = registryEvents('ws://gateway/registry/events', () => 0.5)({ mark: () => '7-now', heard, missed });
  const [line] = Line.opened;
  if (line === undefined) throw new Error('no line was opened');
  return { heard, missed, now, line };
}

describe('the line to the gateway', () => {
  it('comes with what is known, and hands on what is told', () => {
    const { line, heard, missed } = aFollower();
    expect(line.address).toBe('ws://gateway/registry/events?keeps&mark=7-now');
    line.says({ revision: 8, registry: { revision: 8 } });
    expect(heard).toHaveBeenCalledWith({ revision: 8 });
    line.says({ mark: '7-now' });
    expect(missed).not.toHaveBeenCalled();
  });

  it('finds a push that was lost by the next word', () => {
    const { line, missed } = aFollower();
    line.says({ mark: '8-now' });
    expect(missed).toHaveBeenCalledTimes(1);
  });

  it('asks nobody while the gateway speaks', () => {
    const { line, missed } = aFollower();
    for (let words = 0; words < 20; words += 1) {
      jest.advanceTimersByTime(MINUTE / 2);
      line.says({ mark: '7-now' });
    }
    expect(missed).not.toHaveBeenCalled();
    expect(Line.opened).toHaveLength(1);
  });

  it('takes a line that is silent for dead: asks, and opens another', () => {
    const { missed, now, line } = aFollower();
    expect(now()).toBe(line);
    jest.advanceTimersByTime(2 * MINUTE);
    expect(missed).toHaveBeenCalled();
    expect(Line.opened.length).toBeGreaterThan(1);
    expect(now()).toBe(Line.opened.at(-1));
  });

  it('does so also where the clock was set back meanwhile', () => {
    const { missed } = aFollower();
    jest.setSystemTime(Date.now() - 60 * MINUTE);
    jest.advanceTimersByTime(MINUTE);
    expect(missed).toHaveBeenCalled();
    expect(Line.opened.length).toBeGreaterThan(1);
  });

  it('asks while the line is cut', () => {
    const { line, missed } = aFollower();
    line.readyState = 3;
    jest.advanceTimersByTime(MINUTE);
    expect(missed).toHaveBeenCalledTimes(1);
  });
});
