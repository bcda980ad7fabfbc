import { Subject } from 'rxjs';
import { type Readiness, SENDING_LIMIT_MS, untilReplaceable } from './until-replaceable';

function waiting(first: Readiness, isBlocked = false) {
  let now = first;
  let done = false;
  const changes = new Subject<void>();
  const asked: ((leave?: () => void) => void)[] = [];
  const stop = new AbortController();
  const ended = untilReplaceable({
    readiness: () => now,
    isBlocked,
    changes,
    ask: agree => asked.push(agree),
    stop: stop.signal,
  });
  void ended.then(() => (done = true));
  return {
    asked,
    stop,
    listened: () => changes.observed,
    become(next: Readiness) {
      now = next;
      changes.next();
    },
    async isDone() {
      await Promise.resolve();
      return done;
    },
  };
}

describe('untilReplaceable', () => {
  it('does not wait for an area that holds nothing', async () => {
    expect(await waiting('yes').isDone()).toBe(true);
  });

  it('asks once about a dirty form, and goes when the user agrees', async () => {
    const it = waiting('ask');
    it.become('ask');
    expect(it.asked).toHaveLength(1);
    expect(await it.isDone()).toBe(false);
    it.asked[0]?.();
    expect(await it.isDone()).toBe(true);
    expect(it.listened()).toBe(false);
  });

  it('does not cut a submit, even for a user who agreed before it', async () => {
    const it = waiting('ask');
    it.become('no');
    it.asked[0]?.();
    expect(await it.isDone()).toBe(false);
    it.become('yes');
    expect(await it.isDone()).toBe(true);
  });

  it.each([
    [true, 1],
    [false, 0],
  ])('asks about what says for ever that it is sending, where it is blocked (%s)', async (isBlocked, questions) => {
    jest.useFakeTimers();
    const it = waiting('no', isBlocked);
    jest.advanceTimersByTime(SENDING_LIMIT_MS - 1);
    expect(it.asked).toHaveLength(0);
    jest.advanceTimersByTime(1);
    jest.useRealTimers();
    expect(it.asked).toHaveLength(questions);
    it.asked[0]?.();
    expect(await it.isDone()).toBe(isBlocked);
    it.stop.abort();
  });

  it('leaves the page by its user’s word, where the successor lacks it, and cuts no submit for that', () => {
    jest.useFakeTimers();
    const leave = jest.fn();
    const it = waiting('ask', true);
    it.become('no');
    it.asked[0]?.(leave);
    expect(leave).not.toHaveBeenCalled();
    jest.advanceTimersByTime(SENDING_LIMIT_MS);
    it.asked[0]?.(leave);
    expect(leave).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
    it.stop.abort();
  });

  it('ends when there is nothing to wait for any more', async () => {
    const it = waiting('no');
    it.stop.abort();
    expect(await it.isDone()).toBe(true);
    expect(it.listened()).toBe(false);
  });
});
