import { type PayloadOf, placeOrder } from '@tradefloor/contract';
import { type KnownFate, lookUpCall } from '@tradefloor/contract/ext';
import { fakePlatform } from '@tradefloor/platform/fake';
import { sendingOf, sendOnce } from './send-once';
import type { Fate } from './until-known';

beforeEach(() => jest.useFakeTimers({ now: Date.UTC(2026, 10, 21, 14, 1, 20) }));
afterEach(() => jest.useRealTimers());

const calm = () => ({
  checking: jest.fn(),
  signal: new AbortController().signal,
  pause: (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds),
});

/** An order whose answer gets lost, at a server that knows keys. */
function aLostOrder(account = 'ann@example.com') {
  const platform = fakePlatform({ session: { kind: 'user', userId: null, account } });
  platform.offer(lookUpCall);
  platform.fail(placeOrder, '', 'timeout');
  const sending = { isKeyed: true, send: () => platform.http(placeOrder, {} as PayloadOf<typeof placeOrder>) };
  return { platform, sending };
}

it('asks by the key that the call carried (wire.one-effect)', async () => {
  const { platform } = aLostOrder();
  platform.answer(lookUpCall, { fate: 'done', id: '7', message: 'Late word.' });
  const sending = sendingOf(platform, placeOrder, key => ({ clientOrderId: key }) as never);
  expect(await sendOnce(platform, sending, calm())).toEqual({
    kind: 'done',
    message: 'Late word.',
    id: '7',
    answer: null,
  });
  const [call, look] = platform.calls;
  expect(call?.options.idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
  expect(call?.payload).toEqual({ clientOrderId: call?.options.idempotencyKey });
  expect(look?.payload).toEqual({ idempotencyKey: call?.options.idempotencyKey });
});

it('gives up what it tells as lost: it could still arrive after it was sent anew (wire.one-effect)', async () => {
  const { platform, sending } = aLostOrder();
  platform.answer(lookUpCall, { fate: 'unknown', id: null, message: null });
  expect((await sendOnce(platform, sending, calm())).kind).toBe('lost');
  const asked = platform.payloadsOf(lookUpCall);
  expect(asked.map(({ isGivenUp = false }) => isGivenUp)).toEqual([...asked.slice(1).map(() => false), true]);
});

it('turns to the lists of an older server that has come meanwhile', async () => {
  const { platform, sending } = aLostOrder();
  platform.fail(lookUpCall, '', 'not-offered');
  const found = () => Promise.resolve<Fate>({ kind: 'done', message: null });
  const ended = await sendOnce(platform, { ...sending, found }, calm());
  expect(ended).toEqual({ kind: 'done', message: null, id: null, answer: null });
});

it('takes a look that failed for no knowledge: what is told is that no answer came', async () => {
  const { platform, sending } = aLostOrder();
  platform.fail(lookUpCall, 'Too many requests.');
  expect(await sendOnce(platform, sending, calm())).toMatchObject({ kind: 'failed', problem: { kind: 'timeout' } });
  expect(platform.reports).toMatchObject([{ kind: 'refused' }]);
});

it('waits for a call on its way no longer because the clock was set back', async () => {
  const { platform, sending } = aLostOrder();
  let looks = 0;
  platform.answer(lookUpCall, (): KnownFate => {
    looks += 1;
    if (looks === 2) jest.setSystemTime(Date.now() - 3_600_000);
    return { fate: looks < 9 ? 'unknown' : 'done', id: null, message: null };
  });
  expect((await sendOnce(platform, sending, calm())).kind).toBe('lost');
});

it('goes on for a user whose name becomes known meanwhile', async () => {
  const { platform, sending } = aLostOrder('');
  platform.answer(lookUpCall, (): KnownFate => {
    platform.become({ kind: 'user', userId: null, account: 'ann@example.com' });
    return { fate: 'done', id: null, message: null };
  });
  expect((await sendOnce(platform, sending, calm())).kind).toBe('done');
});
