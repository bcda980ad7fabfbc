import { FormActions } from '@tradefloor/area/form';
import { Facts } from '@tradefloor/area/page';
import type { Advert } from '@tradefloor/contract';
import { type Amount, formatNumber } from '@tradefloor/money';
import { useLanguage } from '@tradefloor/platform/react';
import { Button } from '@tradefloor/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Distance } from '../currency/distance';
import { otherSide } from '../market/adverts';
import { Trader } from '../market/trader';
import { PaymentWay } from '../payment-way/payment-way';
import { takeSums } from '../take/take-sums';
import { useAvailable } from '../take/use-available';
import { Yuan } from '../yuan/yuan';
import styles from './match.module.css';

interface BestOfferProps {
  readonly advert: Advert;
  readonly money: Amount;
  readonly decimals: number;
  readonly isBusy: boolean;
  readonly told: ReactNode;
  readonly onTake: (taken: Amount, money: Amount) => void;
}

/** The advert that was picked, with what it gives for the money, to be confirmed. */
export function BestOffer({ advert, money, decimals, isBusy, told, onTake }: BestOfferProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { price, currencyName, way } = advert;
  const does = otherSide(advert.side);
  const held = useAvailable(currencyName);
  const sums = takeSums({ by: 'money', text: money }, { advert, decimals, available: does === 'sell' ? held : null });
  return (
    <>
      <Trader advert={advert} />
      <Facts
        rows={[
          [
            t('order.price'),
            <span key="price" className={styles.two}>
              <Yuan value={price} />
              <Distance price={price} currency={currencyName} />
            </span>,
          ],
          [t('order.way'), <PaymentWay key="way" way={way} />],
          [
            t(`take.amount.${does}`),
            sums.amount === null ? '—' : `${formatNumber(sums.amount, language)} ${currencyName}`,
          ],
          [t(`take.exactly.${does}`), sums.money === null ? '—' : <Yuan key="money" value={sums.money} />],
        ]}
      />
      <FormActions>
        <Button
          variant={does}
          size="large"
          wide
          disabled={sums.fault !== null}
          loading={isBusy}
          onClick={() => {
            if (sums.amount !== null && sums.money !== null) onTake(sums.amount, sums.money);
          }}
        >
          {t(`orders.what.${does}`, { currency: currencyName })}
        </Button>
      </FormActions>
      {told ??
        (sums.fault === 'lacks-balance' ? (
          <p className={styles.fault}>{t('take.fault.balance', { currency: currencyName })}</p>
        ) : (
          <p className={styles.note}>{t(`take.note.${does}`)}</p>
        ))}
    </>
  );
}
