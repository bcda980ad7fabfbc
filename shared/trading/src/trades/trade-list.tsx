import type { Quote, Side } from '@tradefloor/contract';
import type { Amount, Price } from '@tradefloor/money';
import { amountDigits, priceDigits } from '../pair/digits';
import { TradeRow } from './trade-row';
import styles from './trades.module.css';

interface ListedTrade {
  readonly time: number;
  readonly price: Price;
  readonly amount: Amount;
  /** The taker's, or one's own. */
  readonly side: Side;
}

interface TradeListProps {
  readonly label: string;
  readonly pair: Quote;
  /** Newest first. */
  readonly trades: readonly ListedTrade[];
}

export function TradeList({ label, pair, trades }: TradeListProps) {
  const digits = { priceDigits: priceDigits(pair), amountDigits: amountDigits(pair) };
  return (
    <ol className={styles.list} aria-label={label}>
      {trades.map(({ time, price, amount, side }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- its place from the newest: a trade that comes moves no row
        <TradeRow key={at} {...{ time, price, amount, side }} {...digits} />
      ))}
    </ol>
  );
}
