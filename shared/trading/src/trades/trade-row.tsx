import type { Side } from '@tradefloor/contract';
import { type Amount, formatNumber, formatTime, type Price } from '@tradefloor/money';
import { useLanguage } from '@tradefloor/platform/react';
import { VisuallyHidden } from '@tradefloor/ui';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './trades.module.css';

interface TradeRowProps {
  readonly time: number;
  readonly price: Price;
  readonly amount: Amount;
  /** The taker's. */
  readonly side: Side;
  readonly priceDigits: number;
  readonly amountDigits: number;
}

export const TradeRow = memo(function TradeRow(props: TradeRowProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { time, price, amount, side, priceDigits, amountDigits } = props;
  return (
    <li className={`${styles.row} ${styles[side]}`}>
      <span>
        <VisuallyHidden>{t(`trades.${side}`)} </VisuallyHidden>
        {formatNumber(price, language, { least: priceDigits })}
      </span>
      <span>{formatNumber(amount, language, { least: amountDigits })}</span>
      <span>{formatTime(time, language, 'time')}</span>
    </li>
  );
});
