import { Balance, Worth } from '@tradefloor/area/balances';
import { Link } from '@tradefloor/area/link';
import type { BalanceRow } from '@tradefloor/contract';
import { usdtOf } from '@tradefloor/market';
import type { AccountKind } from '@tradefloor/money';
import { ways } from '@tradefloor/platform';
import { Button } from '@tradefloor/ui';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CoinName } from './coin-name';
import { actionsOf, type RowAction } from './rows';
import type { useOpenPanel } from './use-open-panel';
import styles from './wallet-rows.module.css';

/** look.bright-digits: eight in wallet lists. */
const DECIMALS = 8;

interface WalletRowsProps {
  readonly account: AccountKind;
  readonly rows: readonly BalanceRow[];
  readonly panels: ReturnType<typeof useOpenPanel>;
  readonly panel: (row: BalanceRow, action: RowAction) => ReactNode;
}

/** A row a currency, and under it whatever was opened of it. */
export function WalletRows({ rows, ...rest }: WalletRowsProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.list}>
      <div className={styles.head} aria-hidden="true">
        <span>{t('wallet.currency')}</span>
        <span className={styles.figures}>
          <span>{t('wallet.available')}</span>
          <span>{t('wallet.frozen')}</span>
          <span>{t('wallet.worth')}</span>
        </span>
      </div>
      <ul>
        {rows.map(row => (
          <WalletRow key={row.currencyId} row={row} {...rest} />
        ))}
      </ul>
    </div>
  );
}

interface WalletRowProps extends Omit<WalletRowsProps, 'rows'> {
  readonly row: BalanceRow;
}

function WalletRow({ account, row, panels, panel }: WalletRowProps) {
  const { t } = useTranslation();
  const id = useId();
  const held = row.held[account];
  const actions = actionsOf(account, row);
  const opened = actions.find(action => panels.isOpen(row, action));
  return (
    <li className={`${styles.item} ${opened === undefined ? '' : styles.opened}`} aria-label={row.currencyName}>
      <div className={styles.row}>
        <RowName account={account} row={row} />
        <dl className={styles.figures}>
          <Figure label={t('wallet.available')} value={<Balance value={held.available} decimals={DECIMALS} />} />
          <Figure label={t('wallet.frozen')} value={<Balance value={held.locked} decimals={DECIMALS} />} />
          <Figure label={t('wallet.worth')} value={<Worth value={usdtOf(row, held)} />} />
        </dl>
        <div className={styles.actions}>
          {actions.map(action => (
            <Button
              key={action}
              size="small"
              variant={action === opened ? 'primary' : 'plain'}
              aria-expanded={action === opened}
              aria-controls={action === opened ? id : undefined}
              onClick={() => panels.toggle(row, action)}
            >
              {t(`wallet.action.${action}`)}
            </Button>
          ))}
        </div>
      </div>
      {opened === undefined ? null : (
        <section
          id={id}
          className={styles.panel}
          aria-label={t(`wallet.panel.${opened}`, { currency: row.currencyName })}
        >
          {panel(row, opened)}
        </section>
      )}
    </li>
  );
}

/** Fiat and spot currencies have a page of their own. */
function RowName({ account, row }: Pick<WalletRowProps, 'account' | 'row'>) {
  const name = <CoinName name={row.currencyName} logo={row.logo} />;
  const { currencyId } = row;
  if (account === 'legal') return <Link to={ways.fiatCurrency({ currencyId })}>{name}</Link>;
  return account === 'change' ? <Link to={ways.spotCurrency({ currencyId })}>{name}</Link> : name;
}

function Figure({ label, value }: { readonly label: string; readonly value: ReactNode }) {
  return (
    <div className={styles.figure}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
