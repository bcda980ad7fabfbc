import { sendOnce } from '@tradefloor/area/act';
import { cancelOrder, listBuyEntrusts } from '@tradefloor/contract';
import { type CallFate, lookUpCall } from '@tradefloor/contract/ext';
import { type FakePlatform, fakePlatform } from '@tradefloor/platform/fake';
import { anOrder } from '@tradefloor/platform/testing';
import { cancelling } from './cancelling';

const CANCELLED = { kind: 'done', message: null, id: null, answer: null };

beforeEach(() => jest.useFakeTimers({ now: Date.UTC(2026, 10, 21, 14, 1, 20) }));
afterEach(() => jest.useRealTimers());

// Time goes on while one waits, and only then.
const patience = () => ({
  checking: () => undefined,
  signal: new AbortController().signal,
  pause: (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds),
});

const order = anOrder('7');

const cancelOnce = (platform: FakePlatform, standing: typeof order, waiting: ReturnType<typeof patience>) =>
  sendOnce(platform, cancelling(platform, standing), waiting);

it('sends once, and takes a refusal for news', async () => {
  const platform = fakePlatform();
  platform.fail(cancelOrder, 'This order is already filled or cancelled.');
  expect(await cancelOnce(platform, order, patience())).toEqual({
    kind: 'refused',
    message: 'This order is already filled or cancelled.',
  });
  expect(platform.payloadsOf(cancelOrder)).toEqual([{ id: '7', side: 'buy' }]);
});

describe('when no answer came', () => {
  it.each<[CallFate, unknown]>([
    ['done', CANCELLED],
    ['refused', { kind: 'refused', message: 'Filled.' }],
    ['unknown', { kind: 'lost' }],
  ])('a call that was %s ends at the truth', async (fate, ended) => {
    const platform = fakePlatform();
    platform.offer(lookUpCall);
    platform.fail(cancelOrder, '', 'timeout');
    let asked = 0;
    platform.answer(lookUpCall, () => ({
      fate: (asked += 1) === 1 ? 'in-progress' : fate,
      id: null,
      message: fate === 'refused' ? 'Filled.' : null,
    }));
    expect(await cancelOnce(platform, order, patience())).toEqual(ended);
    expect(platform.payloadsOf(cancelOrder)).toHaveLength(1);
    const [sent, looked] = platform.calls;
    expect(looked?.payload).toEqual({ idempotencyKey: sent?.options.idempotencyKey });
  });

  it('an older server’s list tells it: gone is cancelled, standing is lost', async () => {
    const platform = fakePlatform();
    platform.fail(cancelOrder, '', 'unreachable');
    platform.answer(listBuyEntrusts, { rows: [anOrder('8')], total: 1 });
    expect(await cancelOnce(platform, order, patience())).toEqual(CANCELLED);
    platform.answer(listBuyEntrusts, { rows: [anOrder('8'), order], total: 2 });
    expect(await cancelOnce(platform, order, patience())).toEqual({ kind: 'lost' });
  });

  it('somebody else signed in: nothing is said', async () => {
    const platform = fakePlatform();
    platform.fail(cancelOrder, '', 'session-changed');
    expect(await cancelOnce(platform, order, patience())).toEqual({ kind: 'left' });
  });
});
