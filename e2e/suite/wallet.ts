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

const DIGITS = 18;

/** Of decimals, exactly. */
export function sumOf(...amounts: readonly string[]): string {
  const units = amounts.reduce((sum, amount) => sum + unitsOf(amount), 0n);
  const digits = String(units < 0n ? -units : units).padStart(DIGITS + 1, '0');
  const text = `${digits.slice(0, -DIGITS)}.${digits.slice(-DIGITS)}`.replace(/\.?0+$/, '');
  return units < 0n ? `-${text}` : text;
}

function unitsOf(amount: string): bigint {
  const [whole = '0', fraction = ''] = amount.replace('-', '').split('.');
  const units = BigInt(whole + fraction.padEnd(DIGITS, '0'));
  return amount.startsWith('-') ? -units : units;
}
