import { Link } from '@tradefloor/area/link';
import { useToday } from '@tradefloor/area/list';
import type { Advert } from '@tradefloor/contract';
import { formatNumber, formatWhen } from '@tradefloor/money';
import { ways } from '@tradefloor/platform';
import { useLanguage } from '@tradefloor/platform/react';
import { Badge, Button, buttonClass, type Column } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { Distance } from '../currency/distance';
import { PaymentWay } from '../payment-way/payment-way';
import { Yuan } from '../yuan/yuan';
import styles from './adverts.module.css';
import { shownStatus } from './shown-status';
import type { Withdrawal } from './use-withdrawal';

const TONES = { published: 'good', hidden: 'warn', 'sold-out': 'accent', withdrawn: 'plain' } as const;

export function useOwnAdvertColumns({ underWay, withdraw }: Withdrawal): ReadonlyArray<Column<Advert>> {
  const { t } = useTranslation();
  const language = useLanguage();
  const today = useToday();
  return [
    { key: 'currency', card: 'head', label: t('orders.currency'), cell: ({ currencyName }) => <b>{currencyName}</b> },
    {
      key: 'price',
      card: 'line',
      label: t('order.price'),
      cell: ({ price, currencyName, status }) => (
        <span className={styles.two}>
          <Yuan value={price} />
          {status === 'published' ? <Distance price={price} currency={currencyName} /> : null}
        </span>
      ),
    },
    {
      key: 'remaining',
      card: 'line',
      label: t('adverts.remaining'),
      align: 'end',
      cell: ({ remaining, total }) => `${formatNumber(remaining, language)} / ${formatNumber(total, language)}`,
    },
    { key: 'way', card: 'line', drop: 2, label: t('order.way'), cell: ({ way }) => <PaymentWay way={way} /> },
    {
      key: 'open',
      card: 'line',
      drop: 3,
      label: t('adverts.open'),
      align: 'end',
      cell: ({ openOrders }) => openOrders,
    },
    {
      key: 'time',
      card: 'none',
      drop: 4,
      label: t('order.time'),
      cell: ({ createdAt }) => (createdAt === null ? '—' : formatWhen(createdAt, language, today)),
    },
    {
      key: 'status',
      card: 'head',
      drop: 1,
      label: t('orders.status'),
      cell: advert => {
        const status = shownStatus(advert);
        return <Badge tone={TONES[status]}>{t(`adverts.status.${status}`)}</Badge>;
      },
    },
    {
      key: 'acts',
      card: 'end',
      label: t('adverts.acts'),
      labelHidden: true,
      align: 'end',
      cell: advert => (
        <span className={styles.acts}>
          <Link className={buttonClass({ size: 'small' })} to={ways.advertOrders({ id: advert.id })}>
            {t('adverts.orders')}
          </Link>
          {advert.status === 'published' ? (
            <Button size="small" loading={underWay.has(advert.id)} onClick={() => withdraw(advert)}>
              {t('adverts.withdraw')}
            </Button>
          ) : null}
        </span>
      ),
    },
  ];
}
