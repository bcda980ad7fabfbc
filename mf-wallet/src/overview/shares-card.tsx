import { Usdt } from '@tradefloor/area/balances';
import { Card } from '@tradefloor/area/page';
import { Donut } from '@tradefloor/charts';
import type { WalletOverview } from '@tradefloor/contract';
import { formatNumber, formatPercent } from '@tradefloor/money';
import { useLanguage, useLook } from '@tradefloor/platform/react';
import { Segmented } from '@tradefloor/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './shares-card.module.css';
import { type Share, sharesByAccount, sharesByCurrency } from './shares';

const named =
  <Id extends string>(nameOf: (share: Share<Id>) => string) =>
  ({ id, usdt, percent }: Share<Id>) => ({ id, usdt, percent, name: nameOf({ id, usdt, percent }) });

type By = 'account' | 'currency';

/** Where it all is: by account, or by currency. */
export function SharesCard({ overview }: { readonly overview: WalletOverview }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const isHidden = useLook().balances === 'hidden';
  const [by, setBy] = useState<By>('account');
  const shares =
    by === 'account'
      ? sharesByAccount(overview).map(named(({ id }) => t(`account.${id}`)))
      : sharesByCurrency(overview).map(named(({ id }) => id || t('overview.others')));
  const percentOf = (share: (typeof shares)[number]) => formatPercent(share.percent, language, { least: 2, most: 2 });
  const said = (share: (typeof shares)[number]) =>
    isHidden
      ? `${share.name}, ${percentOf(share)}`
      : `${share.name}, ${formatNumber(share.usdt, language, { least: 2, most: 2 })} USDT, ${percentOf(share)}`;
  return (
    <Card
      title={t('overview.shares')}
      end={
        <Segmented<By>
          size="small"
          label={t('overview.sharesBy')}
          segments={[
            { value: 'account', label: t('overview.byAccount') },
            { value: 'currency', label: t('overview.byCurrency') },
          ]}
          value={by}
          onChange={setBy}
        />
      }
    >
      <div className={styles.shares}>
        <div className={styles.donut}>
          <Donut
            title={t('overview.shares')}
            slices={shares.map(share => ({ id: share.id, label: said(share), value: share.usdt }))}
          />
        </div>
        <ul className={styles.legend} aria-hidden="true">
          {shares.map(share => (
            <li key={share.id} className={styles.entry}>
              <span className={styles.name}>{share.name}</span>
              <span className={styles.usdt}>
                <Usdt value={share.usdt} />
              </span>
              <span className={styles.percent}>{percentOf(share)}</span>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}
