import { action, call } from '../call';
import { list, maybe, or, pageOf } from '../wire/containers';
import { amount, givenAmount, percent } from '../wire/decimals';
import { orderId, planId } from '../wire/ids';
import { maybeInstant } from '../wire/instant';
import { type Kind, leaf, type PlainOf } from '../wire/kind';
import { count, page, pageSize } from '../wire/numbers';
import { field, optional, shape } from '../wire/shape';
import { text, textOrEmpty } from '../wire/text';

export interface StakingPlan extends PlainOf<typeof stakingPlan> {}
export const stakingPlan = /* @__PURE__ */ shape(() => ({
  id: field('id', planId),
  name: field('name', text),
  image: field('img', maybe(text)),
  moneyMin: field('money_min', amount),
  moneyMax: field('money_max', amount),
  /** Annual rate, percent. */
  rateMin: field('min', percent),
  rateMax: field('max', percent),
  cycleDays: field('cycle', count),
}));

export interface StakingOverview extends PlainOf<typeof stakingOverviewShape> {}
export const stakingOverviewShape = /* @__PURE__ */ shape(() => ({
  plans: field('list', list<StakingPlan>(stakingPlan)),
  /** Orders of the user that run. */
  orders: field('count', or(count, 0)),
  inCustody: field('tuoguan_money', or(amount, '0')),
  expectedIncome: field('pre_money', or(amount, '0')),
  totalIncome: field('total_money', or(amount, '0')),
}));

export const stakingOverview = /* @__PURE__ */ call('stakingOverview', 'GET', '/api/getFinancial', {
  place: 'root',
  answer: (): Kind<StakingOverview> => stakingOverviewShape,
});

/** staking.order-states: 1 in progress, everything else finished. */
export type StakingState = 'in-progress' | 'finished';
const stakingState: Kind<StakingState> = /* @__PURE__ */ leaf<StakingState>(
  { type: 'integer', enum: [1, 2] },
  wire => (wire === 1 || wire === '1' ? 'in-progress' : 'finished'),
  state => (state === 'in-progress' ? 1 : 2),
);

export interface StakingOrder extends PlainOf<typeof stakingOrder> {}
export const stakingOrder = /* @__PURE__ */ shape(() => ({
  id: field('order_id', orderId, 'id'),
  name: field('name', textOrEmpty),
  image: field('img', maybe(text)),
  cycleDays: field('cycle', count),
  amount: field('money', amount),
  income: field('income', or(amount, '0')),
  createdAt: field('add_time', maybeInstant),
  state: field('state', stakingState),
}));

export const listStakingOrders = /* @__PURE__ */ call('listStakingOrders', 'GET', '/api/getList', {
  place: 'root',
  payload: () => ({ page: optional('page', page), limit: optional('limit', pageSize) }),
  answer: () => pageOf<StakingOrder>('list', stakingOrder, 'count'),
});

export const buyStakingPlan = /* @__PURE__ */ action('buyStakingPlan', '/api/buy', {
  movesMoney: true,
  payload: () => ({ planId: field('id', planId), amount: field('money', givenAmount) }),
});
