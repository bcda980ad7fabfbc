import { type BalancePush, type BalanceRow, type CurrencyId, type WalletOverview, wallets } from '@tradefloor/contract';
import { balancesTopic, type Bus } from '@tradefloor/platform';
import type { Cancel, Clock } from '../clock';
import { freshness } from './freshness';
import { readAgain, type RetainedDeps } from './retained';

export interface RetainedBalances {
  /** Whether they could be read. */
  load(): Promise<boolean>;
  /** `update_balance_{user}`: the rows that changed. */
  push(change: BalancePush): void;
  clear(): void;
}

const WALLETS = ['legal', 'change', 'lever', 'micro'] as const;
type Rows = ReadonlyMap<CurrencyId, BalanceRow>;

/** Each wallet shows the currencies it has; a changed row brings its balances of all four accounts. */
function merged(overview: WalletOverview, changed: Rows): WalletOverview {
  if (changed.size === 0) return overview;
  const next = { ...overview };
  for (const name of WALLETS) {
    const wallet = overview[name];
    const rows = wallet.rows.map(row => {
      const change = changed.get(row.currencyId);
      return change ? { ...row, held: change.held } : row;
    });
    next[name] = { ...wallet, rows };
  }
  return next;
}

/** Many fills at once change many balances: the list is read once after them. */
export const TOTALS_MS = 1_000;

export interface BalancesDeps extends RetainedDeps {
  readonly bus: Bus;
  readonly clock: Clock;
}

export function retainedBalances(deps: BalancesDeps): RetainedBalances {
  const pushes = freshness<CurrencyId>();
  const newest = new Map<CurrencyId, BalanceRow>();
  let overview: WalletOverview | null = null;
  let reading: Cancel | null = null;

  function show(next: WalletOverview): void {
    overview = next;
    deps.bus.publish(balancesTopic, next);
  }

  const load = async () => (await readAgain(deps, wallets)) !== null;

  deps.watched.follow(wallets, () => {
    const mark = pushes.begin();
    return answer => {
      const overtaken = [...newest].filter(([currency]) => pushes.isOvertaken(mark, currency));
      show(merged(answer, new Map(overtaken)));
    };
  });

  return {
    load,
    push({ rows }) {
      for (const row of rows) {
        pushes.pushed(row.currencyId);
        newest.set(row.currencyId, row);
      }
      if (!overview) return;
      show(merged(overview, new Map(rows.map(row => [row.currencyId, row]))));
      // The totals, and a currency held for the first time, are told by the wallet list alone.
      reading ??= deps.clock.after(TOTALS_MS, () => {
        reading = null;
        void load();
      });
    },
    clear() {
      reading?.();
      reading = null;
      overview = null;
      newest.clear();
      deps.bus.publish(balancesTopic, null);
    },
  };
}
