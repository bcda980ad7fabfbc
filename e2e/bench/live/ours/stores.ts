import { bookOf, quotesOf, tradesOf } from '@tradefloor/market';
import { all, BOOK_ROWS, type Run } from '../../references/feed';
import { KEY, platformOn } from './platform';

/** Everything up to the views of the screen, read once a frame, and nothing drawn. */
export const run: Run = (feed, root) => {
  const { platform, stop } = platformOn(feed);
  const views = [
    bookOf(platform, KEY).reader({ rows: BOOK_ROWS, step: null }),
    tradesOf(platform, KEY),
    quotesOf(platform).all(),
  ];
  let read = 0;
  const leave = all(
    views.map(view =>
      view.subscribe(() => {
        view.read();
        read += 1;
      }),
    ),
  );
  return () => {
    leave();
    stop();
    root.dataset['read'] = String(read);
  };
};
