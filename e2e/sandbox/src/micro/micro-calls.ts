import {
  asId,
  asInstant,
  type listMicroCurrencies,
  type listMicroDurations,
  type listMicroOrders,
  type MicroCurrency,
  type submitMicroOrder,
  type UserInsurance,
} from '@tradefloor/contract';
import type { buyInsurance as buyCall, claimInsurance as claimCall } from '@tradefloor/contract/ext';
import { add, amount, isNegative, max, min, ZERO } from '@tradefloor/money';
import type { Core } from '../core';
import { micro } from '../ledger/account';
import { findCurrency } from '../market/currency';
import { say } from '../messages/message';
import { type Caller, doneSaying, forMember, type HandlerOf } from '../wire/ask';
import { placedOnce } from '../wire/client-order';
import { buyInsurance, claimInsurance } from './insurance';
import { ordersOf } from './micro-lists';
import type { Insurance } from './outcome';
import { placeMicroOrder } from './place-order';
import { DURATIONS, LONGEST_INSURED_SECONDS, PAYABLE, type PayableCurrency } from './terms';
import { wholeOf } from '../wire/whole-id';

export const durations: HandlerOf<typeof listMicroDurations> = () => DURATIONS;

export const currencies: HandlerOf<typeof listMicroCurrencies> = (_, ask) =>
  PAYABLE.map(payable => currencyOf(ask.core, ask, payable));

function currencyOf(core: Core, { member, language }: Caller, payable: PayableCurrency): MicroCurrency {
  const { currencyId } = payable;
  const insurance = member ? core.micro.insuranceOf(member.id, currencyId) : undefined;
  return {
    id: asId(currencyId),
    name: findCurrency(currencyId)?.name ?? '',
    presets: payable.presets,
    amountMin: payable.min,
    amountMax: payable.max,
    fee: payable.fee,
    wallet: member && walletOf(core, member.id, currencyId, insurance),
    insuranceTypes: payable.insurances.map(type => ({
      id: type.id,
      name: say(language, type.name),
      amountMin: type.min,
      amountMax: type.max,
      ratePercent: type.rate,
      payoutPercent: type.share,
      longestSeconds: LONGEST_INSURED_SECONDS,
    })),
    insurance: member && insurance ? insuranceRow(core, insurance) : null,
  };
}

/** The insured part of what is available is what the insurance would still make good. */
function walletOf(core: Core, memberId: number, currencyId: number, insurance: Insurance | undefined) {
  const available = amount(core.ledger.amount(micro(memberId, currencyId)));
  if (!insurance) return { available, insurance: ZERO };
  const left = isNegative(insurance.result) ? max(ZERO, add(insurance.insured, insurance.result)) : insurance.insured;
  return { available, insurance: min(left, available) };
}

const insuranceRow = (core: Core, insurance: Insurance): UserInsurance => ({
  id: String(insurance.id),
  typeId: insurance.type_id,
  insured: insurance.insured,
  result: insurance.result,
  payoutsToday: core.micro.payoutsOn(insurance.member_id, core.clock.now()),
  boughtAt: asInstant(insurance.bought_at),
});

export const submit: HandlerOf<typeof submitMicroOrder> = forMember((wish, ask) => {
  const { core, member } = ask;
  const order = {
    memberId: member.id,
    pairId: wholeOf(wish.pairId),
    currencyId: wholeOf(wish.currencyId),
    direction: wish.direction,
    seconds: wish.seconds,
    number: wish.amount,
    clientOrderId: wish.clientOrderId,
  };
  const { pairId: pair_id, currencyId: currency_id, direction, seconds, number, clientOrderId } = order;
  const terms = { pair_id, currency_id, direction, seconds, number };
  return placedOnce(ask, { table: 'micro_order', clientOrderId, terms }, () =>
    ask.perform(deed => doneSaying(ask, 'orderPlaced', { id: placeMicroOrder(core, deed, order).id })),
  );
});

/** exchange.list-pages. */
const PAGE_ROWS = 20;

export const orders: HandlerOf<typeof listMicroOrders> = forMember((wish, { core, member }) =>
  ordersOf(core, {
    memberId: member.id,
    pairId: wish.pairId === undefined ? undefined : (core.hall.withId(wholeOf(wish.pairId))?.pair.id ?? 0),
    page: wish.page ?? 1,
    limit: wish.limit ?? PAGE_ROWS,
    status: wish.status,
  }),
);

export const insure: HandlerOf<typeof buyCall> = forMember((wish, ask) => {
  const { core, member } = ask;
  const { typeId, amount: insured } = wish;
  const bought = { memberId: member.id, currencyId: wholeOf(wish.currencyId), typeId, insured };
  return ask.perform(deed => doneSaying(ask, 'insuranceBought', { id: buyInsurance(core, deed, bought).id }));
});

export const claim: HandlerOf<typeof claimCall> = forMember(({ id }, ask) => {
  const { core, member } = ask;
  return ask.perform(deed =>
    doneSaying(ask, 'insuranceClaimed', { values: claimInsurance(core, deed, member.id, id) }),
  );
});
