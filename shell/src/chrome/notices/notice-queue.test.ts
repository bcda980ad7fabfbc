import { createNoticeQueue, shownOf, SHOWN_AT_ONCE } from './notice-queue';

/** Of a page that is seen, until it is hidden. */
function aQueue() {
  let visibilityState: DocumentVisibilityState = 'visible';
  const changes = new EventTarget();
  const page = Object.defineProperty(changes, 'visibilityState', { get: () => visibilityState });
  const queue = createNoticeQueue(page as unknown as Document);
  const turns = (state: DocumentVisibilityState) => {
    visibilityState = state;
    changes.dispatchEvent(new Event('visibilitychange'));
  };
  return { ...queue, turns };
}

const texts = (queue: Pick<ReturnType<typeof aQueue>, 'notices'>) => queue.notices.get().map(({ text }) => text);
const info = (text: string) => ({ kind: 'info', text }) as const;

describe('the notices on screen', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('leave by themselves, an error later than good news', () => {
    const queue = aQueue();
    queue.add({ kind: 'success', text: 'Order placed' });
    queue.add({ kind: 'error', text: 'Balance too low' });
    jest.advanceTimersByTime(5_000);
    expect(texts(queue)).toEqual(['Balance too low']);
    jest.advanceTimersByTime(7_000);
    expect(texts(queue)).toEqual([]);
  });

  it('that wait for room begin their time when they are seen', () => {
    const queue = aQueue();
    for (let n = 0; n <= SHOWN_AT_ONCE; n += 1) queue.add(info(`news ${n}`));
    jest.advanceTimersByTime(5_000);
    expect(texts(queue)).toEqual([`news ${SHOWN_AT_ONCE}`]);
    jest.advanceTimersByTime(4_999);
    expect(texts(queue)).toHaveLength(1);
    jest.advanceTimersByTime(1);
    expect(texts(queue)).toEqual([]);
  });

  it('stay while the pointer or the keyboard is on one', () => {
    const queue = aQueue();
    queue.add(info('read me'));
    jest.advanceTimersByTime(4_000);
    queue.hold();
    jest.advanceTimersByTime(60_000);
    expect(texts(queue)).toEqual(['read me']);
    queue.release();
    jest.advanceTimersByTime(5_000);
    expect(texts(queue)).toEqual([]);
  });

  it('wait while nobody sees the page, the newest of them, and have their time when it is seen', () => {
    const queue = aQueue();
    queue.add(info('before'));
    jest.advanceTimersByTime(4_000);
    queue.turns('hidden');
    queue.add({ kind: 'error', text: 'liquidated' });
    for (let n = 1; n <= 2 * SHOWN_AT_ONCE; n += 1) queue.add(info(`fill ${n}`));
    queue.add({ ...info('stays'), stays: true });
    jest.advanceTimersByTime(3_600_000);
    expect(texts(queue)).toEqual(['liquidated', 'fill 4', 'fill 5', 'fill 6', 'stays']);
    queue.turns('visible');
    jest.advanceTimersByTime(5_000);
    expect(texts(queue)).toEqual(['liquidated', 'fill 6', 'stays']);
    jest.advanceTimersByTime(7_000);
    expect(texts(queue)).toEqual(['stays']);
  });

  it('leave by themselves again after the one that the pointer was on was the last, and dismissed', () => {
    const queue = aQueue();
    queue.add(info('read me'));
    queue.hold();
    for (const { id } of queue.notices.get()) queue.dismiss(id);
    queue.add(info('news'));
    jest.advanceTimersByTime(5_000);
    expect(texts(queue)).toEqual([]);
  });

  it('are not piled up when the same news comes again, but stay longer', () => {
    const queue = aQueue();
    queue.add(info('offline'));
    jest.advanceTimersByTime(4_000);
    queue.add(info('offline'));
    jest.advanceTimersByTime(4_000);
    expect(texts(queue)).toEqual(['offline']);
    jest.advanceTimersByTime(1_000);
    expect(texts(queue)).toEqual([]);
  });

  it('are one for each thing that they are about: the newest, in its place, from its beginning', () => {
    const queue = aQueue();
    queue.add({ kind: 'info', text: 'Order placed', about: 'order 7' });
    queue.add({ kind: 'info', text: 'Order placed', about: 'order 8' });
    jest.advanceTimersByTime(4_000);
    queue.add({ kind: 'success', text: 'Bought 1 of 2 BTC', about: 'order 7' });
    expect(texts(queue)).toEqual(['Bought 1 of 2 BTC', 'Order placed']);
    expect(queue.notices.get().map(({ kind }) => kind)).toEqual(['success', 'info']);
    jest.advanceTimersByTime(4_000);
    expect(texts(queue)).toEqual(['Bought 1 of 2 BTC']);
  });

  it('stay where they shall until they are dismissed, and leave room for others', () => {
    const queue = aQueue();
    for (const pair of ['BTC', 'ETH', 'SOL']) queue.add({ kind: 'info', text: pair, about: pair, stays: true });
    queue.add(info('passing'));
    const shown = () => shownOf(queue.notices.get()).map(({ text }) => text);
    expect(shown()).toEqual(['ETH', 'SOL', 'passing']);
    jest.advanceTimersByTime(60_000);
    expect(shown()).toEqual(['ETH', 'SOL']);
    queue.dismiss(3);
    expect(shown()).toEqual(['BTC', 'ETH']);
  });

  it('leave no timer behind when the chrome goes', () => {
    const queue = aQueue();
    queue.add(info('late'));
    queue.close();
    expect(jest.getTimerCount()).toBe(0);
  });
});
