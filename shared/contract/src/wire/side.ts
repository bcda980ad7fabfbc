import { choice } from './choice';
import type { Kind } from './kind';

export type Side = 'buy' | 'sell';

/** spot.side-codes: `in` buys and `out` sells. */
export const sideInOut: Kind<Side> = /* @__PURE__ */ choice<Side>({
  buy: ['in', 'buy', 'bid'],
  sell: ['out', 'sell', 'ask'],
});
/** spot.side-codes: `way` 2 means buy. */
export const sideOfWay: Kind<Side> = /* @__PURE__ */ choice<Side>({ buy: [2, 'in', 'buy'], sell: [1, 'out', 'sell'] });
/** In words, as trades and c2c adverts have it; older trades count 1 and 2. */
export const side: Kind<Side> = /* @__PURE__ */ choice<Side>({ buy: ['buy', 'in', 2], sell: ['sell', 'out', 1] });
