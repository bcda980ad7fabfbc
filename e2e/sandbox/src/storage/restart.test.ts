import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { asId, listLeverageOrders, listMicroOrders, submitLeverageOrder, submitMicroOrder } from '@tradefloor/contract';
import { amount, decimal, price } from '@tradefloor/money';
import { HOUR } from '../clock/clock';
import { askAt, endExchanges, type ExchangeProcess, startExchange, traderAt } from '../testing/exchange-process';
import { seededFolder } from '../testing/snapshot';
import { STARTING_MS } from '../testing/test-exchange';

let folder: string;
let running: ExchangeProcess | null = null;
const BTC_USDT = { currencyId: asId<never>(1), legalId: asId<never>(3) };

beforeAll(async () => {
  folder = await seededFolder();
}, STARTING_MS);
afterAll(async () => {
  await endExchanges();
  rmSync(folder, { recursive: true, force: true });
});

async function start(env: Readonly<Record<string, string>> = {}): Promise<ExchangeProcess> {
  running = await startExchange({ EXCHANGE_DATA: folder, EXCHANGE_TRADERS: 'on', ...env });
  return running;
}

it('has positions, entrusts and micro orders after being killed, and ends what came due', async () => {
  const first = await start();
  const token = await traderAt(first.url);
  const contracts = await placeContracts(first.url, token);
  first.child.kill('SIGKILL');
  await once(first.child, 'exit');
  const { url } = await start();
  expect(await contractsAt(url, token)).toEqual(contracts);
  // Its time comes in the second life.
  await fetch(`${url}/__test/clock`, {
    method: 'POST',
    body: JSON.stringify({ now: Date.now() + HOUR }),
    headers: { 'content-type': 'application/json' },
  });
  const { rows } = await askAt(url, listMicroOrders, { status: 'closed' }, token);
  expect(rows.map(row => String(row.id))).toContain(contracts.micro[0]);
});

it('says in one line that the folder or the port is taken, and ends in order', async () => {
  const { child, url } = running ?? (await start());
  await expect(start()).rejects.toThrow(/data folder .* is in use by process \d+/);
  const { port } = new URL(url);
  await expect(start({ EXCHANGE_PORT: port })).rejects.toThrow(`port ${port} is taken`);
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});

interface Contracts {
  readonly open: readonly string[];
  readonly pending: readonly string[];
  readonly micro: readonly string[];
}

async function placeContracts(url: string, token: string): Promise<Contracts> {
  const wish = { ...BTC_USDT, direction: 'long', multiplier: decimal('10'), hands: decimal('1') } as const;
  await askAt(url, submitLeverageOrder, { ...wish, mode: 'market' }, token);
  await askAt(url, submitLeverageOrder, { ...wish, mode: 'limit', price: price('80000') }, token);
  const micro = { pairId: asId<never>(1), currencyId: BTC_USDT.legalId, direction: 'up', seconds: 3_600 } as const;
  await askAt(url, submitMicroOrder, { ...micro, amount: amount('10') }, token);
  return contractsAt(url, token);
}

/** Newest first, without what the demonstration left that a price may have ended. */
async function contractsAt(url: string, token: string): Promise<Contracts> {
  const newest = (rows: ReadonlyArray<{ readonly id: string }>) => rows.slice(0, 1).map(row => row.id);
  return {
    open: newest((await askAt(url, listLeverageOrders, { status: 'open' }, token)).rows),
    pending: newest((await askAt(url, listLeverageOrders, { status: 'pending' }, token)).rows),
    micro: newest((await askAt(url, listMicroOrders, { status: 'open' }, token)).rows),
  };
}
