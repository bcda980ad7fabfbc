import { bindEmail, type Done, placeOrder } from '@tradefloor/contract';
import { type CallFate, lookUpCall } from '@tradefloor/contract/ext';
import { CallFailure, type CallFailureKind } from '@tradefloor/platform';
import { fakePlatform } from '@tradefloor/platform/fake';
import * as fc from 'fast-check';
import { type Ended, sendingOf, sendOnce } from './send-once';
import type { Fate } from './until-known';

beforeEach(() => jest.useFakeTimers({ now: Date.UTC(2026, 10, 21, 14, 1, 20) }));
afterEach(() => jest.useRealTimers());

const DONE: Done = { message: 'Order placed.', id: '7' };

const KINDS: readonly CallFailureKind[] = [
  'refused',
  'payment-details-needed',
  'identity-needed',
  'session-over',
  'unreachable',
  'timeout',
  'server-error',
  'malformed',
  'session-changed',
  'not-offered',
];
const NO_ANSWER = new Set(['unreachable', 'timeout', 'server-error', 'malformed']);

/** What the server has to say afterwards: by the key, by its lists, or nothing. */
type Server =
  | { readonly tells: 'by key'; readonly fates: readonly (CallFate | 'away')[] }
  | { readonly tells: 'by lists'; readonly found: readonly (Fate['kind'] | 'away')[] }
  | { readonly tells: 'nothing' };

interface Course {
  readonly answer: 'ok' | 'broken' | CallFailureKind;
  readonly server: Server;
  /** Before it is asked for the n-th time what became of it, counted from 0; null: never. */
  readonly anotherUserAt: number | null;
  readonly leftAt: number | null;
}

const fail = (kind: CallFailureKind) => Promise.reject(new CallFailure(kind, '', kind === 'refused' ? 'No.' : ''));

/** Runs a course to its end, time going on while one waits and only then. */
async function run({ answer, server, anotherUserAt, leftAt }: Course) {
  const platform = fakePlatform();
  const call = server.tells === 'by key' ? placeOrder : bindEmail;
  let sent = 0;
  platform.answer(call as typeof bindEmail, () => {
    sent += 1;
    if (answer === 'broken') throw new TypeError('ours');
    return answer === 'ok' ? DONE : fail(answer);
  });
  let asked = 0;
  const next = <Said>(said: readonly (Said | 'away')[], last: Said): Promise<Said> => {
    const one = said[asked] ?? last;
    asked += 1;
    return one === 'away' ? fail('unreachable') : Promise.resolve(one);
  };
  if (server.tells === 'by key') {
    platform.offer(lookUpCall);
    platform.answer(lookUpCall, async () => ({
      fate: await next(server.fates, 'unknown'),
      id: null,
      message: 'Late word.',
    }));
  }
  const inLists =
    server.tells === 'by lists'
      ? async (): Promise<Fate> => ({ kind: await next(server.found, 'lost'), message: 'Late word.' })
      : undefined;
  const leaving = new AbortController();
  const happenings = () => {
    if (asked === anotherUserAt) platform.become({ kind: 'user', userId: null, account: 'bob@example.com' });
    if (asked === leftAt) leaving.abort();
  };
  const checking = jest.fn(happenings);
  const sending = sendingOf(platform, call as typeof bindEmail, () => ({ code: '1', email: 'a@b.test' }), inLists);
  const ended: Ended<Done> = await sendOnce(platform, sending, {
    checking,
    signal: leaving.signal,
    async pause(milliseconds) {
      await jest.advanceTimersByTimeAsync(milliseconds);
      happenings();
    },
  });
  return { ended, platform, sent, asked, checked: checking.mock.calls.length };
}

/** When it was asked how often, by the clock alone: a call on its way has arrived two seconds after the first answer. */
function expected({ answer, server, anotherUserAt, leftAt }: Course): Ended<Done>['kind'] {
  if (answer === 'ok') return 'done';
  if (answer === 'refused') return 'refused';
  if (answer === 'session-changed') return 'left';
  if (!NO_ANSWER.has(answer)) return 'failed';
  if (server.tells === 'nothing') return 'failed';
  const said: readonly string[] = server.tells === 'by key' ? server.fates : server.found;
  let since: number | null = null;
  for (let at = 0, now = 0; ; at += 1) {
    if (at === anotherUserAt || at === leftAt) return 'left';
    const one = said[at] ?? 'lost';
    if (one === 'away') {
      now += 2_000;
      continue;
    }
    since ??= now;
    if (one === 'done' || one === 'refused') return one;
    if (one !== 'in-progress' && now - since >= 2_000) return 'lost';
    now += 1_000;
  }
}

const fates = fc.array(fc.constantFrom<CallFate | 'away'>('done', 'refused', 'in-progress', 'unknown', 'away'), {
  maxLength: 6,
});
const found = fc.array(fc.constantFrom<Fate['kind'] | 'away'>('done', 'lost', 'away'), { maxLength: 6 });
const moment = fc.option(fc.nat(4), { nil: null, freq: 2 });
const course: fc.Arbitrary<Course> = fc.record({
  answer: fc.constantFrom<Course['answer']>('ok', 'broken', ...KINDS, 'timeout', 'unreachable', 'timeout'),
  server: fc.oneof(
    fc.record({ tells: fc.constant('by key' as const), fates }),
    fc.record({ tells: fc.constant('by lists' as const), found }),
    fc.constant<Server>({ tells: 'nothing' }),
  ),
  anotherUserAt: moment,
  leftAt: moment,
});

it('ends at the truth, whatever is answered, by whichever server, to whomever; and was sent once (wire.one-effect)', async () => {
  await fc.assert(
    fc.asyncProperty(course, async given => {
      const { ended, platform, sent, checked } = await run(given);
      expect(ended.kind).toBe(expected(given));
      expect(sent).toBe(1);
      expect(checked).toBe(NO_ANSWER.has(given.answer) && given.server.tells !== 'nothing' ? 1 : 0);
      expect(platform.listeners()).toBe(0);
    }),
    { numRuns: 1_000 },
  );
});

describe('each answer on its own', () => {
  const servers: readonly Server[] = [
    { tells: 'by key', fates: ['done'] },
    { tells: 'by key', fates: ['refused'] },
    { tells: 'by key', fates: [] },
    { tells: 'by lists', found: ['done'] },
    { tells: 'by lists', found: [] },
    { tells: 'nothing' },
  ];
  const nobody = { anotherUserAt: null, leftAt: null };
  const courses = (['ok', 'broken', ...KINDS] as const).flatMap(answer =>
    servers.flatMap(server => [
      { answer, server, ...nobody },
      { answer, server, anotherUserAt: 0, leftAt: null },
      { answer, server, anotherUserAt: null, leftAt: 0 },
    ]),
  );

  it.each(courses.map(given => [JSON.stringify(given), given] as const))('%s', async (_, given) => {
    expect((await run(given)).ended.kind).toBe(expected(given));
  });
});
