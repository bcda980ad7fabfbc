import { AboutBalance } from '@tradefloor/area/about';
import { HideBalances, Usdt } from '@tradefloor/area/balances';
import type { BalanceRow } from '@tradefloor/contract';
import { accountWorth } from '@tradefloor/market';
import type { PricedWallets } from '@tradefloor/market/react';
import type { AccountKind } from '@tradefloor/money';
import { Checkbox, EmptyState, TextField } from '@tradefloor/ui';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type RowAction, rowsOf, wanted } from './rows';
import { useHidesSmall } from './use-hides-small';
import { useOpenPanel } from './use-open-panel';
import { WalletRows } from './wallet-rows';
import styles from './wallet-view.module.css';

interface WalletViewProps {
  readonly account: AccountKind;
  readonly wallets: PricedWallets;
  readonly panel: (row: BalanceRow, action: RowAction, close: () => void) => ReactNode;
  /** Links to what belongs to this wallet. */
  readonly links: ReactNode;
}

/** One account: what it is worth, its currencies, and what can be done with each. */
export function WalletView({ account, wallets: { overview }, panel, links }: WalletViewProps) {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const [hidesSmall, setHidesSmall] = useHidesSmall();
  const all = rowsOf(overview, account);
  const panels = useOpenPanel(account, all, overview.depositsAndWithdrawalsOpen);
  const rows = wanted(all, account, { search, hidesSmall, opened: panels.of });
  const worth = accountWorth(overview, account);
  return (
    <>
      <section className={styles.total} aria-label={t('wallet.total')}>
        <div>
          <p className={styles.label}>
            {t('wallet.total')} <HideBalances />
          </p>
          <p className={styles.worth}>
            <Usdt value={worth} />
          </p>
          <p className={styles.about}>
            <AboutBalance usdt={worth} />
          </p>
        </div>
        <p className={styles.links}>{links}</p>
      </section>
      <section className={styles.card} aria-label={t('wallet.currencies')}>
        <div className={styles.tools}>
          <TextField
            labelled="hidden"
            type="search"
            className={styles.search}
            label={t('wallet.search')}
            placeholder={t('wallet.search')}
            value={search}
            onChange={setSearch}
          />
          <Checkbox checked={hidesSmall} onChange={setHidesSmall}>
            {t('wallet.hideSmall')}
          </Checkbox>
        </div>
        {rows.length === 0 ? (
          <EmptyState title={t(search.trim() === '' && all.length > 0 ? 'wallet.allSmall' : 'wallet.nothing')} />
        ) : (
          <WalletRows
            account={account}
            rows={rows}
            panels={panels}
            panel={(row, action) => panel(row, action, panels.close)}
          />
        )}
      </section>
    </>
  );
}
