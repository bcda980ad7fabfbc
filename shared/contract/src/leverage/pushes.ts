import { push } from '../push';
import { list, maybe, or } from '../wire/containers';
import { amount, percent } from '../wire/decimals';
import { type Kind, kind, type PlainOf } from '../wire/kind';
import { field, shape } from '../wire/shape';
import { leverageOrder } from './order';

/** The lists come as JSON text inside the JSON. */
const jsonText = <Plain>(of: Kind<Plain>): Kind<Plain> =>
  kind(
    wire => of.read(typeof wire === 'string' ? parsed(wire) : wire),
    plain => JSON.stringify(of.encode(plain)),
    () => ({ type: 'string', format: 'json' }),
  );

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not a list: the next step says so.
    return text;
  }
}

/** The user's leverage account at this moment. */
export interface LeveragePush extends PlainOf<typeof leveragePush> {}
export const leveragePush = /* @__PURE__ */ shape(() => ({
  positions: field('trades_all', jsonText(list(leverageOrder))),
  entrusts: field('trades_entrust', jsonText(list(leverageOrder))),
  /** Percent; null while nothing is at risk. */
  riskRate: field('hazard_rate', maybe(percent)),
  /** Over all pairs. */
  allProfits: field('profits_all', or(amount, '0')),
  /** Of the pair on screen. */
  profits: field('profits', or(amount, '0')),
}));
export const leverTrade = /* @__PURE__ */ push('leverTrade', 'lever_trade', 'user', leveragePush);
