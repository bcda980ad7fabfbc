import type { BalanceRow, CurrencyId, Held, Quote, WalletOverview } from '@tradefloor/contract';
import {
  type AccountKind,
  add,
  amount,
  type Amount,
  branded,
  compare,
  type Decimal,
  decimal,
  div,
  holdingValue,
  isPositive,
  mul,
  type Price,
  sub,
  sum,
  ZERO,
} from '@tradefloor/money';

/** In the order in which they are shown. */
export const ACCOUNTS = ['change', 'legal', 'lever', 'micro'] as const satisfies readonly AccountKind[];

/** The four wallets at this moment's prices: the server's own are as old as its answer. */
export function repriced(overview: WalletOverview, quotes: readonly Quote[]): WalletOverview {
  const prices = new Map(
    quotes.flatMap(quote => (quote.quote === 'USDT' ? [[quote.base, nowOf(quote)] as const] : [])),
  );
  if (prices.size === 0) return overview;
  const next = { ...overview };
  for (const account of ACCOUNTS) {
    const rows = overview[account].rows.map(row => {
      const now = prices.get(row.currencyName);
      return now === undefined || !isPositive(now) ? row : { ...row, usdtPrice: now };
    });
    next[account] = { ...overview[account], rows };
  }
  return next;
}

const nowOf = ({ markPrice, price }: Quote): Price => markPrice ?? price;

/** wallet.row-worth, in USDT. */
export const usdtOf = (row: BalanceRow, held: Held): Amount => holdingValue({ ...held, worth: row.usdtPrice });

export const accountWorth = (overview: WalletOverview, account: AccountKind): Amount =>
  sum(overview[account].rows.map(row => usdtOf(row, row.held[account])));

export const totalWorth = (overview: WalletOverview): Amount =>
  sum(ACCOUNTS.map(account => accountWorth(overview, account)));

export interface Change {
  readonly usdt: Amount;
  /** Null where there was nothing a day ago. */
  readonly percent: Decimal | null;
}

const HUNDRED = decimal('100');

/** What prices have made of what is held now, within 24 hours: money that came in or went out is no gain. */
export function dayChange(overview: WalletOverview, quotes: readonly Quote[]): Change {
  const opens = new Map(
    quotes.flatMap(quote => (quote.quote === 'USDT' ? [[quote.base, openOf(quote)] as const] : [])),
  );
  const before = sum(
    ACCOUNTS.flatMap(account =>
      overview[account].rows.map(row =>
        usdtOf({ ...row, usdtPrice: opens.get(row.currencyName) ?? row.usdtPrice }, row.held[account]),
      ),
    ),
  );
  const usdt = sub(totalWorth(overview), before);
  return { usdt, percent: isPositive(before) ? div<Decimal>(mul<Decimal>(usdt, HUNDRED), before, 4) : null };
}

/** Where an older server says no opening price, the day's change tells it. */
function openOf({ open, price, change }: Quote): Price {
  const grown = add<Decimal>(HUNDRED, change);
  return open ?? (isPositive(grown) ? branded(div<Decimal>(mul<Decimal>(price, HUNDRED), grown, 12)) : price);
}

/** One currency over all accounts. */
export interface Holding {
  readonly id: CurrencyId;
  readonly name: string;
  readonly logo: string | null;
  readonly available: Amount;
  readonly locked: Amount;
  readonly usdt: Amount;
}

/** The most valuable first. */
export function holdingsOf(overview: WalletOverview): readonly Holding[] {
  const found = new Map<CurrencyId, Holding>();
  for (const account of ACCOUNTS) {
    for (const row of overview[account].rows) {
      const { available, locked } = row.held[account];
      const before = found.get(row.currencyId);
      found.set(row.currencyId, {
        id: row.currencyId,
        name: row.currencyName,
        logo: row.logo,
        available: add(before?.available ?? ZERO, available),
        locked: add(before?.locked ?? ZERO, locked),
        usdt: add(before?.usdt ?? ZERO, usdtOf(row, { available, locked })),
      });
    }
  }
  return [...found.values()].toSorted((one, other) => compare(other.usdt, one.usdt));
}

const SMALL = amount('1');
/** wallet.small-balances: worth less than 1 USDT. */
export const isSmall = (usdt: Amount): boolean => compare(usdt, SMALL) < 0;
