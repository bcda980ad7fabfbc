import {
  asId,
  listMessages,
  listQuoteGroups,
  placeOrder,
  type PayloadOf,
  upload,
  userInfo,
} from '@tradefloor/contract';
import { listDevices, offers } from '@tradefloor/contract/ext';
import { type CallFailure, isCallFailure } from '@tradefloor/platform';
import { amount } from '@tradefloor/money';
import { browserClock } from '../clock';
import { createHttp, RETRY_LEAST_MS, RETRY_SPREAD_MS } from './http';
import { optionalCalls } from './optional-calls';
import { type Answering, neverAnswering, offline, sampleResponse as saying } from './sample-server';
import { LIMIT_MS, UPLOAD_LIMIT_MS } from './send';
import { watchedCalls } from './watched-calls';

const order: PayloadOf<typeof placeOrder> = {
  side: 'buy',
  currencyId: asId('1'),
  legalId: asId('3'),
  amount: amount('0.5'),
  mode: 'market',
};

function aClient(token: string | null = 't-1') {
  const present = { token };
  const answers: Answering[] = [];
  const sent: { path: string; query: URLSearchParams; headers: Headers; body: unknown; method: string }[] = [];
  const over = jest.fn();
  const needs = jest.fn();
  const watched = watchedCalls();
  const known = jest.fn();
  const optional = optionalCalls(known);
  let keys = 0;
  const http = createHttp({
    fetch: (input, init = {}) => {
      const url = new URL(input as string, 'https://trade.example');
      sent.push({
        path: url.pathname,
        query: url.searchParams,
        headers: new Headers(init.headers),
        body: init.body,
        method: init.method ?? 'GET',
      });
      const answering = answers.shift() ?? neverAnswering;
      return Promise.resolve(answering(url, init));
    },
    sendAndTell: (url, init, onProgress) => {
      sent.push({
        path: new URL(url, 'https://trade.example').pathname,
        query: new URLSearchParams(),
        headers: new Headers(init.headers),
        body: init.body,
        method: init.method ?? 'GET',
      });
      onProgress(0.5);
      return Promise.resolve((answers.shift() ?? neverAnswering)(new URL(url, 'https://trade.example'), init));
    },
    clock: browserClock,
    random: () => 0.5,
    timed: () => undefined,
    newKey: () => `key-${(keys += 1)}`,
    language: () => 'jp',
    session: { token: () => present.token, over },
    needs,
    watched,
    optional,
  });
  return {
    http,
    known,
    sent,
    over,
    needs,
    watched,
    optional,
    present,
    answer: (...next: Answering[]) => answers.push(...next),
  };
}

const failureOf = async (calling: Promise<unknown>): Promise<CallFailure> => {
  const problem: unknown = await calling.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!isCallFailure(problem)) throw new Error(`no failure, but ${String(problem)}`);
  return problem;
};

beforeEach(() => jest.useFakeTimers({ now: 1_700_000_000_000 }));
afterEach(() => jest.useRealTimers());

it('says the language, the token and the time as the spec has them', async () => {
  const { http, sent, answer } = aClient();
  answer(() => saying({ type: 'ok', message: { list: [], unread: 3 } }));
  expect(await http(listMessages, {})).toMatchObject({ unread: 3 });
  const [{ path, query, headers, method } = { query: new URLSearchParams(), headers: new Headers() }] = sent;
  expect([method, path, query.get('_t')]).toEqual(['GET', '/api/message/list', '1700000000000']);
  expect([headers.get('lang'), headers.get('authorization')]).toEqual(['jp', 't-1']);
});

it('sends no token where there is none', async () => {
  const { http, sent, answer } = aClient(null);
  answer(() => saying({ type: 'ok', message: [] }));
  await http(listQuoteGroups, {});
  expect(sent[0]?.headers.has('authorization')).toBe(false);
});

describe('what moves money', () => {
  it('carries a key of its own, or the caller’s', async () => {
    const { http, sent, answer } = aClient();
    answer(...Array.from({ length: 3 }, () => () => saying({ type: 'ok', message: 'done' })));
    await http(placeOrder, order);
    await http(placeOrder, order);
    await http(placeOrder, order, { idempotencyKey: 'mine' });
    const keys = sent.map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(3);
    expect(keys[2]).toBe('mine');
  });

  it('is never sent again by itself, and its effect is unknown', async () => {
    const { http, sent, answer } = aClient();
    answer(offline);
    const failure = await failureOf(http(placeOrder, order));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
    expect([failure.kind, failure.effect]).toEqual(['unreachable', 'unknown']);
  });
});

describe('a read that met no server', () => {
  it('is tried once more, some time later', async () => {
    const { http, sent, answer } = aClient();
    answer(offline, () => saying({ type: 'ok', message: [] }));
    const reading = http(listQuoteGroups, {});
    await jest.advanceTimersByTimeAsync(RETRY_LEAST_MS + RETRY_SPREAD_MS / 2 - 1);
    expect(sent).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(await reading).toEqual([]);
    expect(sent).toHaveLength(2);
  });

  it('fails after the second time', async () => {
    const { http, sent, answer } = aClient();
    answer(offline, offline, offline);
    const failing = failureOf(http(listQuoteGroups, {}));
    await jest.advanceTimersByTimeAsync(60_000);
    expect((await failing).kind).toBe('unreachable');
    expect(sent).toHaveLength(2);
  });
});

it('is given up after fifteen seconds, a body that never ends as well', async () => {
  const { http, answer } = aClient();
  const endless: Answering = (_url, { signal }) =>
    ({
      status: 200,
      headers: new Headers(),
      text: () => new Promise((_ok, reject) => signal?.addEventListener('abort', () => reject(new Error('cut')))),
    }) as unknown as Response;
  answer(neverAnswering, endless);
  const failing = [failureOf(http(placeOrder, order)), failureOf(http(placeOrder, order))];
  await jest.advanceTimersByTimeAsync(LIMIT_MS);
  expect((await Promise.all(failing)).map(({ kind }) => kind)).toEqual(['timeout', 'timeout']);
  expect(jest.getTimerCount()).toBe(0);
});

it('tells who sends a picture how much of it has left', async () => {
  const { http, sent, over, answer } = aClient();
  const onProgress = jest.fn();
  answer(
    () => saying({ type: 'ok', message: '/api/files/picture/a.png' }),
    () => saying({ type: 999, message: 'Login is outdated' }),
  );
  const file = new Blob(['picture']);
  expect(await http(upload, { file }, { onProgress })).toBe('/api/files/picture/a.png');
  expect(onProgress.mock.calls).toEqual([[0.5]]);
  expect(sent[0]?.headers.get('authorization')).toBe('t-1');
  expect(sent[0]?.body).toBeInstanceOf(FormData);
  await failureOf(http(upload, { file }, { onProgress }));
  expect(over).toHaveBeenCalledTimes(1);
});

it('gives an upload up that never ends', async () => {
  const { http, answer } = aClient();
  answer(neverAnswering);
  const failing = failureOf(http(upload, { file: new Blob(['picture']) }, { onProgress: () => undefined }));
  await jest.advanceTimersByTimeAsync(UPLOAD_LIMIT_MS);
  expect((await failing).kind).toBe('timeout');
});

it('rejects with what its caller said when it is given up', async () => {
  const { http, answer } = aClient();
  answer(neverAnswering);
  const leaving = new AbortController();
  const reading = http(listMessages, {}, { signal: leaving.signal });
  leaving.abort(new Error('the panel is gone'));
  await expect(reading).rejects.toThrow('the panel is gone');
});

it.each([
  [{ type: 'error', message: 'balance insufficient' }, 200, 'refused', 'balance insufficient', 'none'],
  [{ type: 'ok', message: { list: 7 } }, 200, 'malformed', '', 'unknown'],
  [{ type: 'error', message: 'The exchange cannot be reached.' }, 502, 'unreachable', '', 'unknown'],
  [{ type: 'error', message: 'The exchange did not answer in time.' }, 504, 'timeout', '', 'unknown'],
  ['<html>bad gateway</html>', 502, 'server-error', '', 'unknown'],
])('tells %j with status %i as %s', async (body, status, kind, message, effect) => {
  const { http, answer } = aClient();
  answer(() => saying(body, status));
  expect(await failureOf(http(listMessages, {}))).toMatchObject({ kind, message, effect, call: 'listMessages' });
});

it('ends the session of the token that met 999', async () => {
  const { http, over, answer } = aClient();
  answer(() => saying({ type: 999, message: 'Login is outdated' }));
  expect((await failureOf(http(userInfo, {}))).kind).toBe('session-over');
  expect(over.mock.calls).toEqual([['t-1']]);
});

it.each([
  [997, 'payment-details-needed'],
  [998, 'identity-needed'],
])('acts on %i before it rejects', async (type, kind) => {
  const { http, needs, answer } = aClient();
  answer(() => saying({ type, message: 'first this' }));
  expect((await failureOf(http(listMessages, {}))).kind).toBe(kind);
  expect(needs.mock.calls).toEqual([[kind, 'first this']]);
});

it('shows nobody what the user before asked for', async () => {
  const { http, present, watched, answer } = aClient();
  const followed = jest.fn();
  watched.follow(listMessages, () => followed);
  let settle: (response: Response) => void = () => undefined;
  answer(() => new Promise(resolve => (settle = resolve)));
  const reading = failureOf(http(listMessages, {}));
  present.token = 't-2';
  settle(saying({ type: 'ok', message: { list: [], unread: 3 } }));
  expect((await reading).kind).toBe('session-changed');
  expect(followed).not.toHaveBeenCalled();
});

it('tells who follows a call its answers, whoever called', async () => {
  const { http, watched, answer } = aClient();
  const followed = jest.fn();
  watched.follow(listMessages, () => followed);
  answer(() => saying({ type: 'ok', message: { list: [], unread: 1 } }));
  const inbox = await http(listMessages, {});
  expect(followed.mock.calls).toEqual([[inbox]]);
});

describe('the optional calls', () => {
  it('are those that the server says it has', async () => {
    const { http, optional, known, answer } = aClient();
    const report = jest.fn();
    answer(() => saying({ type: 'ok', message: { calls: ['listDevices'], pushes: ['messageArrived'] } }));
    await optional.load(http, report);
    expect([http.offers(listDevices), http.offers({ name: 'messageArrived' }), http.offers(offers)]).toEqual([
      true,
      true,
      false,
    ]);
    expect(known).toHaveBeenCalledWith(['listDevices', 'messageArrived']);
  });

  it('are none on a server without them, which is no problem to report', async () => {
    const { http, optional, known, answer } = aClient();
    const report = jest.fn();
    answer(
      () => saying('<html>not found</html>', 404),
      () => saying({ type: 'error', message: 'no such call' }),
    );
    await optional.load(http, report);
    await optional.load(http, report);
    expect(http.offers(listDevices)).toBe(false);
    expect(known).toHaveBeenLastCalledWith([]);
    expect(report).not.toHaveBeenCalled();
  });

  it('fail as not offered where one is made all the same', async () => {
    const { http, answer } = aClient();
    answer(() => saying('', 404));
    expect((await failureOf(http(listDevices, {}))).kind).toBe('not-offered');
  });
});
