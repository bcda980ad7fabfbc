import { useTypedWish, useWish, useWishText } from '@tradefloor/area/list';
import { AmountField } from '@tradefloor/area/amount';
import type { Currency } from '@tradefloor/contract';
import { FIAT_DECIMALS } from '@tradefloor/money';
import { NativeSelect, Segmented } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { CurrencyChips } from '../currency/currency-chips';
import { useMarketPrice } from '../currency/use-market-price';
import { WAYS } from '../payment-way/payment-way';
import { Yuan } from '../yuan/yuan';
import styles from './market.module.css';

export const WISHED_WAYS = ['any', ...WAYS] as const;

interface FilterBarProps {
  readonly currencies: readonly Currency[];
  readonly currency: Currency;
}

/** What is looked for; all of it is in the address. */
export function FilterBar({ currencies, currency }: FilterBarProps) {
  const { t } = useTranslation();
  const [does, setDoes] = useWish('type', ['buy', 'sell']);
  const [, setCurrency] = useWishText('currency');
  const [way, setWay] = useWish('way', WISHED_WAYS);
  const [money, setMoney] = useTypedWish('amount');
  const market = useMarketPrice(currency.name);
  return (
    <div className={styles.bar}>
      <Segmented
        label={t('market.side')}
        segments={[
          { value: 'buy', label: t('orders.sides.buy'), tone: 'rise' },
          { value: 'sell', label: t('orders.sides.sell'), tone: 'fall' },
        ]}
        value={does}
        onChange={setDoes}
      />
      <CurrencyChips currencies={currencies} value={currency.id} onChange={setCurrency} />
      <div className={styles.fields}>
        <AmountField
          className={styles.money ?? ''}
          label={t('market.amount')}
          labelled="inside"
          value={money}
          onChange={setMoney}
          scale={FIAT_DECIMALS}
          unit="CNY"
        />
        <NativeSelect
          label={t('order.way')}
          labelled="hidden"
          options={WISHED_WAYS.map(value => ({ value, label: t(`way.${value}`) }))}
          value={way}
          onChange={setWay}
        />
      </div>
      <p className={styles.price}>
        {market === null ? null : (
          <>
            {t('market.price')}{' '}
            <b>
              <Yuan value={market} />
            </b>
          </>
        )}
      </p>
    </div>
  );
}
