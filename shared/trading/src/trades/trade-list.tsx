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

interface TradeListProps<Trade extends ListedTrade> {
  readonly label: string;
  readonly pair: Quote;
  /** Newest first. */
  readonly trades: readonly Trade[];
  readonly keyOf: (trade: Trade) => string;
}

export function TradeList<Trade extends ListedTrade>({ label, pair, trades, keyOf }: TradeListProps<Trade>) {
  const digits = { priceDigits: priceDigits(pair), amountDigits: amountDigits(pair) };
  return (
    <ol className={styles.list} aria-label={label}>
      {trades.map(trade => {
        const { time, price, amount, side } = trade;
        return <TradeRow key={keyOf(trade)} {...{ time, price, amount, side }} {...digits} />;
      })}
    </ol>
  );
}
