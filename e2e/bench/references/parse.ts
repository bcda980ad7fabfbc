/// <reference lib="dom" />
import { all, type Run } from './feed';

/** *parse*: the feed is received and parsed, and nothing is drawn. What it read is kept in sight of the optimiser. */
export const run: Run = (feed, root) => {
  let read = 0;
  const stop = all([
    feed.on('market_depth', ({ bids, asks }) => (read += bids.length + asks.length)),
    feed.on('transaction', ({ list }) => (read += list.length)),
    feed.on('daymarket', ({ now_price }) => (read += now_price.length)),
    feed.on('kline', ({ close }) => (read += close.length)),
  ]);
  return () => {
    stop();
    root.dataset['read'] = String(read);
  };
};
