import { Balance } from '@tradefloor/area/balances';
import { Link } from '@tradefloor/area/link';
import { Card, Facts } from '@tradefloor/area/page';
import { ways } from '@tradefloor/platform';
import { useTranslation } from 'react-i18next';
import { LaterRecentTransfers } from './later-recent-transfers';
import styles from './transfer-page.module.css';
import { BRIGHT_DIGITS, type Movable } from './transfer-rules';

/** Beside the form: what each account holds of the currency that is chosen, and what was moved last. */
export function TransferBeside({ currency }: { readonly currency: Movable | undefined }) {
  const { t } = useTranslation();
  return (
    <div className={styles.beside}>
      {currency === undefined ? null : (
        <Card title={t('transfer.balances', { currency: currency.name })}>
          <Facts
            rows={currency.accounts.map(account => [
              t(`account.${account}`),
              <Balance key={account} value={currency.available[account]} decimals={BRIGHT_DIGITS} />,
            ])}
          />
        </Card>
      )}
      <Card title={t('transfer.recent')} end={<Link to={ways.transferLog()}>{t('title.log')}</Link>}>
        <LaterRecentTransfers />
      </Card>
    </div>
  );
}
