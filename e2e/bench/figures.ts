import { book } from './book/book';
import { boot } from './boot/boot';
import { bytes } from './bytes/bytes';
import { candles } from './candles/candles';
import type { Figure } from './figure';
import { live } from './live/live';
import { soak } from './live/soak';
import { commits } from './orders/commits';
import { orders } from './orders/orders';
import { memory } from './releases/memory';
import { promote } from './releases/promote';
import { sockets } from './sockets/sockets';
import { pairs } from './trading/pairs';
import { positions } from './trading/positions';
import { screen } from './trading/screen';
import { walk } from './walk/walk';

/** In the order of docs/performance.md. */
export const FIGURES: readonly Figure[] = [
  boot,
  bytes,
  book,
  live,
  candles,
  soak,
  memory,
  walk,
  pairs,
  screen,
  positions,
  promote,
  orders,
  commits,
  sockets,
];
