import { Link } from '@tradefloor/area/link';
import type { Advert, Side } from '@tradefloor/contract';
import { formatNumber } from '@tradefloor/money';
import { ways } from '@tradefloor/platform';
import { useLanguage } from '@tradefloor/platform/react';
import { Button, buttonClass, type Column } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { Distance } from '../currency/distance';
import { PaymentWay } from '../payment-way/payment-way';
import { Yuan } from '../yuan/yuan';
import { Limits } from './limits';
import styles from './market.module.css';
import { Trader } from './trader';

interface Wanted {
  readonly does: Side;
  readonly onTake: (advert: Advert) => void;
}

export function useAdvertColumns({ does, onTake }: Wanted): ReadonlyArray<Column<Advert>> {
  const { t } = useTranslation();
  const language = useLanguage();
  return [
    {
      key: 'trader',
      isRowHeader: true,
      card: 'head',
      label: t('market.trader'),
      cell: advert => <Trader advert={advert} />,
    },
    {
      key: 'price',
      card: 'line',
      label: t('order.price'),
      cell: ({ price, currencyName }) => (
        <span className={styles.two}>
          <b className={styles.figure}>
            <Yuan value={price} />
          </b>
          <Distance price={price} currency={currencyName} />
        </span>
      ),
    },
    {
      key: 'available',
      card: 'line',
      drop: 2,
      label: t('market.available'),
      cell: ({ remaining, currencyName }) => `${formatNumber(remaining, language)} ${currencyName}`,
    },
    { key: 'limits', card: 'line', drop: 3, label: t('market.limits'), cell: advert => <Limits advert={advert} /> },
    { key: 'way', card: 'line', drop: 1, label: t('order.way'), cell: ({ way }) => <PaymentWay way={way} /> },
    {
      key: 'take',
      card: 'line',
      label: t('market.act'),
      labelHidden: true,
      align: 'end',
      cell: advert => (
        <span className={styles.take}>
          {advert.isOwn ? (
            <Link className={buttonClass()} to={ways.ownAdverts({ type: advert.side })}>
              {t('nav.adverts')}
            </Link>
          ) : (
            <Button
              variant={does}
              onClick={() => onTake(advert)}
              aria-label={t('market.take', {
                does: t(`orders.what.${does}`, { currency: advert.currencyName }),
                name: advert.ownerName,
              })}
            >
              {t(`orders.what.${does}`, { currency: advert.currencyName })}
            </Button>
          )}
        </span>
      ),
    },
  ];
}
