import { createNoticeQueue, shownOf, SHOWN_AT_ONCE } from './notice-queue';

const texts = (queue: ReturnType<typeof createNoticeQueue>) => queue.notices.get().map(({ text }) => text);
const info = (text: string) => ({ kind: 'info', text }) as const;

describe('the notices on screen', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('leave by themselves, an error later than good news', () => {
    const queue = createNoticeQueue();
    queue.add({ kind: 'success', text: 'Order placed' });
    queue.add({ kind: 'error', text: 'Balance too low' });
    jest.advanceTimersByTime(5_000);
    expect(texts(queue)).toEqual(['Balance too low']);
    jest.advanceTimersByTime(7_000);
    expect(texts(queue)).toEqual([]);
  });

  it('that wait for room begin their time when they are seen', () => {
    const queue = createNoticeQueue();
    for (let n = 0; n <= SHOWN_AT_ONCE; n += 1) queue.add(info(`news ${n}`));
    jest.advanceTimersByTime(5_000);
    expect(texts(queue)).toEqual([`news ${SHOWN_AT_ONCE}`]);
    jest.advanceTimersByTime(4_999);
    expect(texts(queue)).toHaveLength(1);
    jest.advanceTimersByTime(1);
    expect(texts(queue)).toEqual([]);
  });

  it('stay while the pointer or the keyboard is on one', () => {
    const queue = createNoticeQueue();
    queue.add(info('read me'));
    jest.advanceTimersByTime(4_000);
    queue.hold();
    jest.advanceTimersByTime(60_000);
    expect(texts(queue)).toEqual(['read me']);
    queue.release();
    jest.advanceTimersByTime(5_000);
    expect(texts(queue)).toEqual([]);
  });

  it('leave by themselves again after the one that the pointer was on was the last, and dismissed', () => {
    const queue = createNoticeQueue();
    queue.add(info('read me'));
    queue.hold();
    for (const { id } of queue.notices.get()) queue.dismiss(id);
    queue.add(info('news'));
    jest.advanceTimersByTime(5_000);
    expect(texts(queue)).toEqual([]);
  });

  it('are not piled up when the same news comes again, but stay longer', () => {
    const queue = createNoticeQueue();
    queue.add(info('offline'));
    jest.advanceTimersByTime(4_000);
    queue.add(info('offline'));
    jest.advanceTimersByTime(4_000);
    expect(texts(queue)).toEqual(['offline']);
    jest.advanceTimersByTime(1_000);
    expect(texts(queue)).toEqual([]);
  });

  it('are one for each thing that they are about: the newest, in its place, from its beginning', () => {
    const queue = createNoticeQueue();
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
    const queue = createNoticeQueue();
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
    const queue = createNoticeQueue();
    queue.add(info('late'));
    queue.close();
    expect(jest.getTimerCount()).toBe(0);
  });
});
