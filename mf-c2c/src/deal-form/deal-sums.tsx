import { Facts } from '@tradefloor/area/page';
import type { Acceptor } from '@tradefloor/contract';
import { amount, formatPercent, sub, valueOfTyped, ZERO } from '@tradefloor/money';
import { useLanguage } from '@tradefloor/platform/react';
import { type Control, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { afterRate, type Current, termsOf } from '../acceptors/acceptor-rules';
import { yuanText } from '../yuan/yuan';
import type { DealEntry } from './deal-form-rules';
import styles from './deal-form.module.css';

interface DealSumsProps {
  readonly control: Control<DealEntry>;
  readonly acceptor: Acceptor;
  readonly current: Current;
}

/** What it comes to, before it is asked for. */
export function DealSums({ control, acceptor, current }: DealSumsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const value = valueOfTyped(useWatch({ control, name: 'money' }));
  const money = value === null ? ZERO : amount(value);
  const { rate } = termsOf(acceptor, current);
  const rest = afterRate(money, rate);
  return (
    <div className={styles.sums}>
      <Facts
        rows={[
          [t(`deal.gives.${current}`), yuanText(money, language)],
          [t('deal.fee', { rate: formatPercent(rate, language) }), yuanText(sub(money, rest), language)],
          [t(`deal.gets.${current}`), yuanText(rest, language)],
        ]}
      />
    </div>
  );
}
