import { once } from 'node:events';
import {
  asId,
  listBuyEntrusts,
  listTransferLog,
  listTransfers,
  placeOrder,
  transfer,
  wallets,
  withdraw,
} from '@tradefloor/contract';
import { add, type Amount, amount, fromScaled, neg, price, ZERO } from '@tradefloor/money';
import { ACCOUNTS } from '../../ledger/account';
import { askAt, endExchanges, type ExchangeProcess, memberAt } from '../exchange-process';

const SIDES = 16;
/** Acknowledged acts before each kill; few enough that all open orders and the list of transfers hold them. */
const ACTS = 40;
const USDT = asId<never>(3);
const PAIR = { currencyId: asId<never>(1), legalId: USDT };
const SOMEWHERE = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

interface Acknowledged {
  readonly orders: string[];
  /** Each amount is used once, so that it names its transfer. */
  readonly transfers: string[];
  readonly withdrawals: string[];
}

/** Killed while sixteen sides place, transfer and withdraw: what was acknowledged is there afterwards, once. */
export function survivesKills(kills: number, start: () => Promise<ExchangeProcess>): void {
  let running: ExchangeProcess | null = null;
  afterAll(endExchanges);

  it(`loses and doubles nothing that was acknowledged, killed ${kills} times under load`, async () => {
    const done: Acknowledged = { orders: [], transfers: [], withdrawals: [] };
    running = await start();
    // Nothing else moves this one's money: a deal of the trader's is confirmed by itself 19 minutes after the seed.
    const token = await memberAt(running.url, 'operator');
    const before = await usdtOf(running.url, token);
    for (let kill = 1; kill <= kills; kill += 1) {
      await workUntilKilled(running, token, done, kill);
      running = await start();
    }
    const { url } = running;
    const orders = await allOpen(url, token);
    expect(done.orders.filter(id => orders.filter(open => open === id).length !== 1)).toEqual([]);
    const { rows } = await askAt(url, listTransfers, {}, token);
    const moved = rows.map(row => String(row.amount));
    expect(done.transfers.filter(number => moved.filter(one => one === number).length !== 1)).toEqual([]);
    const { sent, left, here } = await wholePicture(url, token);
    expect(done.withdrawals.filter(number => sent.filter(one => one === `-${number}`).length !== 1)).toEqual([]);
    expect(done.orders.length + done.transfers.length + done.withdrawals.length).toBeGreaterThanOrEqual(kills * ACTS);
    expect(left.reduce((sum, number) => add(sum, number), here)).toBe(before);
  }, 180_000);
}

async function workUntilKilled(
  { url, child }: ExchangeProcess,
  token: string,
  done: Acknowledged,
  kill: number,
): Promise<void> {
  let acts = 0;
  const acknowledged = (list: string[], name: string) => {
    list.push(name);
    acts += 1;
    if (acts === ACTS) child.kill('SIGKILL');
  };
  const gone = once(child, 'exit');
  const side = async (number: number) => {
    for (let turn = 0; ; turn += 1) {
      // Where other processes answer on, the kill ends no call that was not under way.
      if (acts >= ACTS) return;
      const name = kill * 10_000 + number * 100 + turn;
      const kind = (number + turn) % 4;
      if (kind < 2) acknowledged(done.orders, await order(url, token, name));
      else if (kind === 2) acknowledged(done.transfers, await move(url, token, name));
      else acknowledged(done.withdrawals, await send(url, token, name));
    }
  };
  await Promise.allSettled([...Array.from({ length: SIDES }, (_, number) => side(number)), gone]);
}

async function order(url: string, token: string, name: number): Promise<string> {
  const wish = { side: 'buy', ...PAIR, mode: 'limit', price: price(String(80_000 + (name % 9_000))) } as const;
  const { id } = await askAt(url, placeOrder, { ...wish, amount: amount('0.0001') }, token);
  return String(id);
}

async function move(url: string, token: string, name: number): Promise<string> {
  const number = named('0', name);
  await askAt(url, transfer, { amount: number, currencyId: USDT, from: 'change', to: 'micro' }, token);
  return number;
}

async function send(url: string, token: string, name: number): Promise<string> {
  const number = named('10', name);
  await askAt(url, withdraw, { currencyId: USDT, amount: number, address: SOMEWHERE }, token);
  return number;
}

/** 0.00010203 names the act 10203. */
const named = (whole: string, name: number): Amount =>
  amount(`${whole}.${fromScaled(BigInt(name) * 10n + 1n, 8).slice(2)}`);

/** What was sent, what of it has left for good, and what is here: all of the same moment, though the chain goes on. */
async function wholePicture(url: string, token: string) {
  const withdrawals = async () =>
    (await askAt(url, listTransferLog, { kind: 'withdrawal', limit: 100 }, token)).rows.filter(({ value }) =>
      value.startsWith('-10.'),
    );
  for (;;) {
    const rows = await withdrawals();
    const here = await usdtOf(url, token);
    // Stored after all that was in memory then: the rows are no older than what is here.
    await askAt(url, transfer, { amount: amount('0.5'), currencyId: USDT, from: 'micro', to: 'change' }, token);
    const later = await withdrawals();
    if (rows.every(({ id, status }) => later.some(row => row.id === id && row.status === status))) {
      const left = rows.flatMap(({ status, value }) => (status === 'chain-success' ? [neg(value)] : []));
      return { sent: rows.map(({ value }) => String(value)), left, here };
    }
  }
}

/** All of it, in every account, held or not. */
async function usdtOf(url: string, token: string): Promise<Amount> {
  const { change } = await askAt(url, wallets, {}, token);
  const held = change.rows.find(({ currencyName }) => currencyName === 'USDT')?.held;
  const parts = ACCOUNTS.flatMap(account => (held ? [held[account].available, held[account].locked] : []));
  return parts.reduce((sum, part) => add(sum, part), amount(ZERO));
}

async function allOpen(url: string, token: string): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1; ; page += 1) {
    const { rows } = await askAt(url, listBuyEntrusts, { page }, token);
    if (rows.length === 0) return ids;
    ids.push(...rows.map(row => String(row.id)));
  }
}
