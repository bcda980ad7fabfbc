import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { asked } from './members';
import type { Suite } from './suite';

/* The user's leverage orders as the exchange says them, and as the pages save them. */

/** The pages of leverage that a member has. */
export const LEVERAGE_PAGES = [
  '/leverList',
  '/leverTransactions',
  '/leverTransaction?symbol=BTC/USDT',
  '/new_account/letransactions',
  '/leverRecord',
  '/allTransaction?symbol=BTC/USDT',
  '/lever_manger?symbol=BTC/USDT',
] as const;

/** An order as the wire has it. */
type Wire = Readonly<Record<string, unknown>>;

interface WirePage {
  readonly rows: readonly Wire[];
  readonly total: number;
}

const rowsIn = (page: unknown, list: 'data' | 'list'): WirePage => {
  const rows: unknown = Reflect.get(Object(page), list);
  return { rows: Array.isArray(rows) ? rows : [], total: Number(Reflect.get(Object(page), 'total')) };
};

export const ordersAt = async (
  suite: Suite,
  token: string,
  wish: Readonly<Record<string, string>> = {},
): Promise<WirePage> =>
  rowsIn(Reflect.get(Object((await asked(suite, 'lever/my_trade', token, wish)).message), 'message'), 'data');

export const recordsAt = async (
  suite: Suite,
  token: string,
  wish: Readonly<Record<string, string>>,
): Promise<WirePage> => rowsIn((await asked(suite, 'ext/leverage_orders', token, wish)).message, 'list');

const isNothing = (value: unknown) => /^0*\.?0*$/.test(String(value));
export const SIDES: Readonly<Record<string, string>> = { '1': 'Long', '2': 'Short' };
export const STATES: Readonly<Record<string, string>> = {
  '0': 'Pending',
  '1': 'Open',
  '3': 'Closed',
  '4': 'Cancelled',
};

/** What a file says of an order, to the last decimal; the profit of what was closed, as that of what is open goes on. */
export function filed(order: Wire): Readonly<Record<string, string>> {
  const text = (name: string) => String(order[name]);
  const isClosed = text('status') === '3';
  // What it held came back.
  const isRevoked = text('status') === '4';
  return {
    'Order ID': text('id'),
    Pair: text('symbol'),
    Side: SIDES[text('type')] ?? '',
    Multiplier: text('multiple'),
    Lots: text('share'),
    Price: text('origin_price'),
    'Entry price': isNothing(order['update_price']) ? '' : text('update_price'),
    'Exit price': isClosed ? text('price') : '',
    Margin: isRevoked ? '' : text('origin_caution_money'),
    Fee: isRevoked ? '' : text('trade_fee'),
    'Overnight fee': text('overnight_money'),
    State: STATES[text('status')] ?? '',
    ...(isClosed ? { PnL: text('profits') } : {}),
  };
}

export async function fileOf(page: Page): Promise<readonly Readonly<Record<string, string>>[]> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV', exact: true }).click();
  const text = await readFile(await (await downloading).path(), 'utf8');
  const [heads = [], ...rows] = text
    .replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n')
    .map(line => line.split(','));
  return rows.map(cells => Object.fromEntries(heads.map((head, at) => [head, cells[at] ?? ''])));
}
