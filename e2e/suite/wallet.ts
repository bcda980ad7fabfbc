import { decimal, sub, sum } from '@tradefloor/money';
import { asked } from './members';
import type { Suite } from './suite';

const ACCOUNTS = ['legal', 'change', 'lever', 'micro'] as const;
type Account = (typeof ACCOUNTS)[number];
interface Held {
  readonly available: string;
  readonly locked: string;
}

/** What the ledger has of one currency for who has this token, account by account. */
export async function heldBy(suite: Suite, token: string, currency: string): Promise<Record<Account, Held>> {
  const { message } = await asked(suite, 'wallet/list', token, {});
  const rows: unknown = Reflect.get(Object(Reflect.get(Object(message), 'change_wallet')), 'balance');
  const row = (Array.isArray(rows) ? rows : []).find(one => Reflect.get(Object(one), 'currency_name') === currency);
  const part = (name: string) => sumOf(String(Reflect.get(Object(row), name)));
  const held = (account: Account): Held => ({
    available: part(`${account}_balance`),
    locked: part(`lock_${account}_balance`),
  });
  return { legal: held('legal'), change: held('change'), lever: held('lever'), micro: held('micro') };
}

/** Of decimals, exactly. */
export const sumOf = (...amounts: readonly string[]): string => sum(amounts.map(text => decimal(text)));
export const lessOf = (amount: string, taken: string): string => sub(decimal(amount), decimal(taken));
