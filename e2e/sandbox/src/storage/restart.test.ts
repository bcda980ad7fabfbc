import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  asId,
  type Call,
  listBuyEntrusts,
  listLeverageOrders,
  listMicroOrders,
  placeOrder,
  readEnvelope,
  requestOf,
  signIn,
  submitLeverageOrder,
  submitMicroOrder,
} from '@tradefloor/contract';
import { amount, decimal, price } from '@tradefloor/money';

const MAIN = path.join(path.dirname(__dirname), 'main.ts');
const folder = mkdtempSync(path.join(tmpdir(), 'exchange-'));
interface Running {
  readonly child: ChildProcess;
  readonly url: string;
}
const running: Running[] = [];
const BTC_USDT = { currencyId: asId<never>(1), legalId: asId<never>(3) };
const SIDES = 16;
const KILLED_AFTER = 80;

afterAll(() => {
  for (const { child } of running) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** A real process, so that it can be killed like one. */
async function start(env: Record<string, string> = {}): Promise<Running> {
  const child = spawn(process.execPath, ['--import', 'tsx', MAIN], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      EXCHANGE_DATA: folder,
      EXCHANGE_PORT: '0',
      EXCHANGE_HISTORY_DAYS: '1',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed += String(chunk);
      const found = /ready at (\S+)/.exec(printed)?.[1];
      if (found) resolve(found);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.on('exit', () => reject(new Error(printed)));
  });
  running.push({ child, url });
  return { child, url };
}

async function ask<Payload, Answer>(
  url: string,
  call: Call<Payload, Answer>,
  payload: Payload,
  token: string | null,
): Promise<Answer> {
  const { method, headers, body, ...request } = requestOf(call, payload, { language: 'en', token, now: 0 });
  const answer = await fetch(url + request.url, { method, headers, ...(body === null ? {} : { body }) });
  const outcome = readEnvelope<Answer>(call, await answer.text());
  if (outcome.kind !== 'ok') throw new Error(JSON.stringify(outcome));
  return outcome.answer;
}

it('has every acknowledged order after being killed under load, once each', async () => {
  const acknowledged = new Set<string>();
  const first = await start();
  const token = await tokenAt(first.url);
  const contracts = await placeContracts(first.url, token);
  // From sixteen sides at once until it dies.
  const load = Array.from({ length: SIDES }, (_, side) =>
    placeUntilItDies(first.url, token, side, id => {
      acknowledged.add(id);
      if (acknowledged.size === KILLED_AFTER) first.child.kill('SIGKILL');
    }),
  );
  await Promise.allSettled([...load, once(first.child, 'exit')]);
  const { url } = await start();
  const open = await allOpen(url, token);
  expect(acknowledged.size).toBeGreaterThanOrEqual(KILLED_AFTER);
  expect([...acknowledged].filter(id => !open.includes(id))).toEqual([]);
  expect(new Set(open).size).toBe(open.length);
  expect(await contractsAt(url, token)).toEqual(contracts);
  // Its time comes in the second life.
  await fetch(`${url}/__test/clock`, {
    method: 'POST',
    body: JSON.stringify({ now: Date.now() + 3_600_000 }),
    headers: { 'content-type': 'application/json' },
  });
  const { rows } = await ask(url, listMicroOrders, { status: 'closed' }, token);
  expect(rows.map(row => String(row.id))).toContain(contracts.micro[0]);
}, 60_000);

it('says in one line that the folder or the port is taken, and ends in order', async () => {
  const { child, url } = running.at(-1) ?? (await start());
  await expect(start()).rejects.toThrow(/data folder .* is in use by process \d+/);
  const { port } = new URL(url);
  await expect(start({ EXCHANGE_PORT: port })).rejects.toThrow(`port ${port} is taken`);
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
}, 60_000);

async function placeUntilItDies(url: string, token: string, side: number, placed: (id: string) => void): Promise<void> {
  for (let turn = 0; turn < 11; turn += 1) {
    const limit = price(String(10_000 + side * 100 + turn));
    const payload = { side: 'buy', ...BTC_USDT, mode: 'limit', price: limit, amount: amount('0.0001') } as const;
    const { id } = await ask(url, placeOrder, payload, token);
    placed(String(id));
  }
}

interface Contracts {
  readonly open: readonly string[];
  readonly pending: readonly string[];
  readonly micro: readonly string[];
}

async function placeContracts(url: string, token: string): Promise<Contracts> {
  const wish = { ...BTC_USDT, direction: 'long', multiplier: decimal('10'), hands: decimal('1') } as const;
  await ask(url, submitLeverageOrder, { ...wish, mode: 'market' }, token);
  await ask(url, submitLeverageOrder, { ...wish, mode: 'limit', price: price('20000') }, token);
  const micro = { pairId: asId<never>(1), currencyId: BTC_USDT.legalId, direction: 'up', seconds: 3_600 } as const;
  await ask(url, submitMicroOrder, { ...micro, amount: amount('10') }, token);
  return contractsAt(url, token);
}

/** Newest first, without what the demonstration left that a price may have ended. */
async function contractsAt(url: string, token: string): Promise<Contracts> {
  const newest = (rows: ReadonlyArray<{ readonly id: string }>) => rows.slice(0, 1).map(row => row.id);
  return {
    open: newest((await ask(url, listLeverageOrders, { status: 'open' }, token)).rows),
    pending: newest((await ask(url, listLeverageOrders, { status: 'pending' }, token)).rows),
    micro: newest((await ask(url, listMicroOrders, { status: 'open' }, token)).rows),
  };
}

async function tokenAt(url: string): Promise<string> {
  const answer = await ask(url, signIn, { account: 'trader@tradefloor.test', password: 'Demo-2026' }, null);
  return answer.kind === 'signed-in' ? answer.token : '';
}

async function allOpen(url: string, token: string): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1; ; page += 1) {
    const { rows } = await ask(url, listBuyEntrusts, { page }, token);
    if (rows.length === 0) return ids;
    ids.push(...rows.map(row => String(row.id)));
  }
}
