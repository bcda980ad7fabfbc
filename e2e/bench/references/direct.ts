/// <reference lib="dom" />
import { all, BOOK_ROWS, isWhole, type Run, TRADE_ROWS, type WireBook, type WireQuote, type WireTrade } from './feed';
import { PlainSide } from './plain-side';
import { Rows } from './rows';

/*
 * *direct*: the same views written to the DOM by hand. State changes at each event and is drawn once a frame; only cells
 * whose text changed are written, formatters are cached, and the layout is never read. The floor for any framework.
 */

const number = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 6 });
const clock = new Intl.DateTimeFormat('en-US', { hourCycle: 'h23', timeStyle: 'medium' });

export const run: Run = (feed, root) => {
  const screen = document.createElement('div');
  screen.className = 'screen';
  root.append(screen);
  const views = {
    asks: new Rows(screen, 'ask', 3, true),
    bids: new Rows(screen, 'bid', 3, true),
    trades: new Rows(screen, 'trades', 3, false),
    quotes: new Rows(screen, 'quotes', 3, false),
  };
  const asks = new PlainSide(1);
  const bids = new PlainSide(-1);
  let trades: readonly WireTrade[] = [];
  const quotes = new Map<string, WireQuote>();

  const dirty = new Set<() => void>();
  let frame = 0;
  const mark = (draw: () => void): void => {
    dirty.add(draw);
    frame ||= requestAnimationFrame(flush);
  };
  const flush = (): void => {
    frame = 0;
    for (const draw of dirty) draw();
    dirty.clear();
  };

  const drawBook = (): void => {
    drawSide(views.asks, asks);
    drawSide(views.bids, bids);
  };
  const drawTrades = (): void => {
    views.trades.count(trades.length);
    trades.forEach(({ price, number: amount, time, direction }, row) => {
      views.trades.name(row, direction);
      views.trades.cell(row, 0, number.format(Number(price)));
      views.trades.cell(row, 1, number.format(Number(amount)));
      views.trades.cell(row, 2, clock.format(time));
    });
  };
  const drawQuotes = (): void => {
    views.quotes.count(quotes.size);
    let row = 0;
    for (const [pair, { now_price, change }] of quotes) {
      views.quotes.cell(row, 0, pair);
      views.quotes.cell(row, 1, number.format(Number(now_price)));
      views.quotes.cell(row, 2, number.format(Number(change)));
      row += 1;
    }
  };

  const stop = all([
    feed.on('market_depth', book => {
      takeBook(book, bids, asks);
      mark(drawBook);
    }),
    feed.on('transaction', ({ list }) => {
      trades = [...list, ...trades].slice(0, TRADE_ROWS);
      mark(drawTrades);
    }),
    feed.on('daymarket', quote => {
      quotes.set(`${quote.currency_id}/${quote.legal_id}`, quote);
      mark(drawQuotes);
    }),
  ]);
  return () => {
    stop();
    cancelAnimationFrame(frame);
    screen.remove();
  };
};

function takeBook(book: WireBook, bids: PlainSide, asks: PlainSide): void {
  if (isWhole(book)) {
    bids.clear();
    asks.clear();
  }
  for (const [price, amount] of book.bids) bids.put(Number(price), Number(amount));
  for (const [price, amount] of book.asks) asks.put(Number(price), Number(amount));
}

function drawSide(rows: Rows, { prices, amounts }: PlainSide): void {
  const count = Math.min(BOOK_ROWS, prices.length);
  rows.count(count);
  let whole = 0;
  for (let row = 0; row < count; row += 1) whole += amounts[row] ?? 0;
  let sum = 0;
  for (let row = 0; row < count; row += 1) {
    sum += amounts[row] ?? 0;
    rows.cell(row, 0, number.format(prices[row] ?? 0));
    rows.cell(row, 1, number.format(amounts[row] ?? 0));
    rows.cell(row, 2, number.format(sum));
    rows.bar(row, sum / whole);
  }
}
