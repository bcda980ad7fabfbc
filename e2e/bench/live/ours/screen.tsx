import { formatNumber, formatTime } from '@tradefloor/money';
import type { Trade } from '@tradefloor/contract';
import type { BookRow, QuoteView } from '@tradefloor/market';
import { useBook, useQuotes, useTrades } from '@tradefloor/market/react';
import type { Platform } from '@tradefloor/platform';
import { memo } from 'react';
import { createRoot } from 'react-dom/client';
import { BOOK_ROWS, type Run } from '../../references/feed';
import { KEY, platformOn } from './platform';

/** The trading screen's live panels: the real stores and hooks, rows as an area writes them. */
export const run: Run = (feed, root) => {
  const { platform, stop } = platformOn(feed);
  const react = createRoot(root);
  react.render(
    <div className="screen">
      <Book platform={platform} />
      <Trades platform={platform} />
      <Quotes platform={platform} />
    </div>,
  );
  return () => {
    stop();
    react.unmount();
  };
};

interface OnPlatform {
  readonly platform: Platform;
}

const DIGITS = { least: 2, most: 6 };

function Book({ platform }: OnPlatform) {
  const { view } = useBook(platform, KEY, { rows: BOOK_ROWS, step: null });
  return (
    <>
      <div className="ask">
        {view.asks.map((row, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- its place from the middle, as in the order book's own rows
          <Level key={at} row={row} share={row.depth / view.deepest} />
        ))}
      </div>
      <div className="bid">
        {view.bids.map((row, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- its place from the middle, as in the order book's own rows
          <Level key={at} row={row} share={row.depth / view.deepest} />
        ))}
      </div>
    </>
  );
}

const Level = memo(function Level({ row, share }: { readonly row: BookRow; readonly share: number }) {
  return (
    <div className="row">
      <i className="bar" style={{ transform: `scaleX(${share.toFixed(3)})` }} />
      <span>{formatNumber(row.price, 'en', DIGITS)}</span>
      <span>{formatNumber(row.amount, 'en', DIGITS)}</span>
      <span>{formatNumber(row.sum, 'en', DIGITS)}</span>
    </div>
  );
});

function Trades({ platform }: OnPlatform) {
  const { view } = useTrades(platform, KEY);
  return (
    <div className="trades">
      {view.map((trade, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- its place from the newest, as in the list of trades
        <TradeRow key={at} trade={trade} />
      ))}
    </div>
  );
}

const TradeRow = memo(function TradeRow({ trade }: { readonly trade: Trade }) {
  return (
    <div className={`row ${trade.side}`}>
      <span>{formatNumber(trade.price, 'en', DIGITS)}</span>
      <span>{formatNumber(trade.amount, 'en', DIGITS)}</span>
      <span>{formatTime(trade.time, 'en', 'time', 'UTC')}</span>
    </div>
  );
});

function Quotes({ platform }: OnPlatform) {
  return (
    <div className="quotes">
      {useQuotes(platform).map(view => (
        <QuoteRow key={view.quote.key} view={view} />
      ))}
    </div>
  );
}

const QuoteRow = memo(function QuoteRow({ view: { quote } }: { readonly view: QuoteView }) {
  return (
    <div className="row">
      <span>{quote.base}</span>
      <span>{formatNumber(quote.price, 'en', DIGITS)}</span>
      <span>{formatNumber(quote.change, 'en', DIGITS)}</span>
    </div>
  );
});
