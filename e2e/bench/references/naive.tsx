/// <reference lib="dom" />
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import {
  all,
  BOOK_ROWS,
  type Feed,
  isWhole,
  type Run,
  TRADE_ROWS,
  type WireBook,
  type WireQuote,
  type WireTrade,
} from './feed';

/*
 * *naive*: what is written first. One `useState` for each kind of event, set at each event; arrays rebuilt and sorted
 * each time; every number formatted where it is drawn.
 */

interface Level {
  readonly price: string;
  readonly amount: string;
}
type Side = readonly Level[];

export const run: Run = (feed, root) => {
  const react = createRoot(root);
  react.render(<Screen feed={feed} />);
  return () => react.unmount();
};

function Screen({ feed }: { readonly feed: Feed }) {
  const [bids, setBids] = useState<Side>([]);
  const [asks, setAsks] = useState<Side>([]);
  const [trades, setTrades] = useState<readonly WireTrade[]>([]);
  const [quotes, setQuotes] = useState<readonly WireQuote[]>([]);
  useEffect(
    () =>
      all([
        feed.on('market_depth', book => {
          setBids(side => applied(isWhole(book) ? [] : side, book.bids, -1));
          setAsks(side => applied(isWhole(book) ? [] : side, book.asks, 1));
        }),
        feed.on('transaction', ({ list }) => setTrades(old => [...list, ...old].slice(0, TRADE_ROWS))),
        feed.on('daymarket', quote =>
          setQuotes(old => [...old.filter(other => !isSame(other, quote)), quote].sort(byPair)),
        ),
      ]),
    [feed],
  );
  return (
    <div className="screen">
      <BookSide way="ask" levels={asks.slice(0, BOOK_ROWS)} />
      <BookSide way="bid" levels={bids.slice(0, BOOK_ROWS)} />
      <div className="trades">
        {trades.map(({ id, price, number, time, direction }) => (
          <div key={id} className={`row ${direction}`}>
            <span>{format(price)}</span>
            <span>{format(number)}</span>
            <span>{new Date(time).toLocaleTimeString('en-US', { hourCycle: 'h23' })}</span>
          </div>
        ))}
      </div>
      <div className="quotes">
        {quotes.map(({ currency_id, legal_id, now_price, change }) => (
          <div key={`${currency_id}/${legal_id}`} className="row">
            <span>{`${currency_id}/${legal_id}`}</span>
            <span>{format(now_price)}</span>
            <span>{format(change)}</span>
          </div>
        ))}
      </div>
    </div>
  );
}

function BookSide({ way, levels }: { readonly way: string; readonly levels: Side }) {
  const rows = levels.map((level, index) => ({ ...level, sum: sumOf(levels.slice(0, index + 1)) }));
  const sum = sumOf(levels);
  return (
    <div className={way}>
      {rows.map(row => (
        <div key={row.price} className="row">
          <i className="bar" style={{ transform: `scaleX(${row.sum / sum})` }} />
          <span>{format(row.price)}</span>
          <span>{format(row.amount)}</span>
          <span>{format(String(row.sum))}</span>
        </div>
      ))}
    </div>
  );
}

const sumOf = (levels: Side): number => levels.reduce((sum, { amount }) => sum + Number(amount), 0);

function applied(side: Side, changes: WireBook['bids'], way: 1 | -1): Side {
  const levels = new Map(side.map(level => [level.price, level]));
  for (const [price, amount] of changes) {
    if (Number(amount) === 0) levels.delete(price);
    else levels.set(price, { price, amount });
  }
  return [...levels.values()].sort((a, b) => way * (Number(a.price) - Number(b.price)));
}

const isSame = (a: WireQuote, b: WireQuote): boolean => a.currency_id === b.currency_id && a.legal_id === b.legal_id;
const byPair = (a: WireQuote, b: WireQuote): number => a.currency_id - b.currency_id || a.legal_id - b.legal_id;
const format = (text: string): string =>
  Number(text).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 6 });
