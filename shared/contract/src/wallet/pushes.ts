import { push } from '../push';
import { list } from '../wire/containers';
import { type PlainOf, unwrapped } from '../wire/kind';
import { field, shape } from '../wire/shape';
import { balanceRow, type BalanceRow } from './overview';

/** The currencies whose balances changed, each with all its accounts. */
export interface BalancePush extends PlainOf<typeof balancePush> {}
export const balancePush = /* @__PURE__ */ unwrapped(
  /* @__PURE__ */ shape(() => ({ rows: field('balance', list<BalanceRow>(balanceRow), 'list', 'data') })),
  wire => {
    if (Array.isArray(wire)) return { balance: wire };
    return typeof wire === 'object' && wire !== null && 'currency' in wire ? { balance: [wire] } : wire;
  },
);
export const updateBalance = /* @__PURE__ */ push('updateBalance', 'update_balance_:user', 'user', balancePush);
