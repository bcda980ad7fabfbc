import { Card, Page } from '@tradefloor/area/page';
import type { BalanceRow } from '@tradefloor/contract';
import { EmptyState, NativeSelect } from '@tradefloor/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rowsOf } from '../wallets/rows';
import { WaitingForWallets } from '../wallets/waiting-for-wallets';
import { CompanyAddress, CurrencyAddress } from './addresses';
import styles from './deposit-address.module.css';

/** What `money/rechange` gives an address of. */
const COMPANY_CURRENCY = 'ETH';

/** Where to pay to, without a wallet around it. */
export default function DepositAddressPage() {
  const { t } = useTranslation();
  return (
    <Page title={t('title.deposit')} lead={t('recharge.lead')} size="text">
      <WaitingForWallets rows={6}>
        {({ overview }) =>
          overview.depositsAndWithdrawalsOpen ? (
            <Chosen rows={rowsOf(overview, 'change')} />
          ) : (
            <EmptyState title={t('wallet.notopen')} />
          )
        }
      </WaitingForWallets>
    </Page>
  );
}

function Chosen({ rows }: { readonly rows: readonly BalanceRow[] }) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState(COMPANY_CURRENCY);
  const row = rows.find(({ currencyName }) => currencyName === chosen) ?? rows[0];
  if (row === undefined) return <EmptyState title={t('deposit.notSupported')} />;
  return (
    <>
      <Card title={t('wallet.panel.deposit', { currency: row.currencyName })}>
        <NativeSelect
          className={styles.currency}
          label={t('wallet.currency')}
          options={rows.map(({ currencyName }) => ({ value: currencyName, label: currencyName }))}
          value={row.currencyName}
          onChange={setChosen}
        />
        <div className={styles.address}>
          {row.currencyName === COMPANY_CURRENCY ? (
            <CompanyAddress row={row} />
          ) : (
            <CurrencyAddress key={chosen} row={row} />
          )}
        </div>
      </Card>
      <Card title={t('recharge.notes')}>
        <ul className={styles.notes}>
          {(['only', 'confirmed', 'account', 'time'] as const).map(note => (
            <li key={note}>{t(`recharge.note.${note}`, { currency: row.currencyName })}</li>
          ))}
        </ul>
      </Card>
    </>
  );
}
