import { spelt } from '@tradefloor/addresses';
import type { withdraw as withdrawCall } from '@tradefloor/contract';
import {
  amount,
  type Amount,
  max,
  sub,
  withdrawalFault,
  withdrawalFee,
  type WithdrawalFault,
  ZERO,
} from '@tradefloor/money';
import type { Core } from '../core';
import type { AccountName } from '../ledger/account';
import { fromUnits, toUnits } from '../ledger/ledger';
import type { Currency } from '../market/currency';
import { Refusal } from '../messages/refusal';
import { ownHand } from '../security/own-hand';
import { assertMayLeave } from '../security/quiet-day';
import { assertMaySendTo } from '../security/saved-only';
import { doneSaying, forMember, type HandlerOf } from '../wire/ask';
import { savedOf } from './address-calls';
import { fateOf } from './chain/fate';
import { keptIn } from './chain/free-to-leave';
import type { ChainTerms } from './chain/terms';
import { type Network, networkOf, networksOf } from './networks/networks';
import { sentToday } from './sent-today';
import { assertOpen, assertStandsIn, chainTerms, currencyOf, unitsOf } from './wallet-currency';

/** wallet.withdrawn-from: the fiat account without a network, the spot account with one. The client's rate is not believed. */
export const withdraw: HandlerOf<typeof withdrawCall> = forMember((wish, ask) => {
  const { core, member } = ask;
  assertOpen(core);
  const currency = currencyOf(wish.currencyId);
  chainTerms(currency);
  const account = wish.network === undefined ? 'legal' : 'change';
  assertStandsIn(currency, account);
  const network = networkFor(currency, wish.address, wish.network);
  const terms = chainTerms(currency, network.name);
  const units = unitsOf(wish.amount, currency);
  const to = core.depositAddresses.at(wish.address);
  if (to?.member_id === member.id) throw new Refusal('addressOwn');
  const fee = toUnits(withdrawalFee(wish.amount, terms.rate, currency.scale));
  // One after the other: what was sent today is read before it grows.
  return core.clerk.inTurn(`withdrawals ${member.id}`, async () => {
    const allow = await ownHand(core, member, wish);
    // The oldest of them has waited longest.
    const addresses = await savedOf(core, member.id, currency.id);
    const saved = addresses.findLast(({ address }) => spelt(address) === spelt(wish.address));
    const sent = await sentToday(core, member.id, currency);
    return ask.perform(deed => {
      assertMayLeave(core, member.id, deed.at);
      assertMaySendTo(core, member.id, saved, deed.at);
      assertAllowed(core, { memberId: member.id, currency, account, terms, number: wish.amount, sentToday: sent });
      allow(deed);
      const money = { memberId: member.id, currency, account, network, address: wish.address, units, fee } as const;
      const record = core.chain.withdraw(deed, {
        ...money,
        toMemberId: to?.member_id ?? null,
        fate: fateOf(currency, wish.address),
      });
      return doneSaying(ask, 'withdrawalAsked', { id: record.id });
    });
  });
});

/** The named network must know the address; without a name the address says which it is. */
function networkFor(currency: Currency, address: string, index: number | undefined): Network {
  const network = index === undefined ? networkOf(currency, address) : networksOf(currency)[index];
  if (!network && index !== undefined) throw new Refusal('networkUnknown', { currency: currency.name });
  if (!network?.form.read(address)) throw new Refusal('addressInvalid', { currency: currency.name });
  return network;
}

interface Asked {
  readonly memberId: number;
  readonly currency: Currency;
  readonly account: AccountName;
  readonly terms: ChainTerms;
  readonly number: Amount;
  readonly sentToday: Amount;
}

function assertAllowed(core: Core, { memberId, currency, account, terms, number, sentToday }: Asked): void {
  const available = core.ledger.available(memberId, currency.id, account);
  const fault = withdrawalFault(number, {
    min: terms.withdrawalMin,
    max: terms.withdrawalMax,
    day: terms.dayLimit,
    sentToday,
    available: amount(fromUnits(available)),
    scale: currency.scale,
  });
  if (fault) throw refusalOf(fault, currency, terms, sentToday);
  const whose = { memberId, currencyId: currency.id };
  const kept = keptIn(core, whose, account, toUnits(number));
  if (kept) throw new Refusal('withdrawalUnconfirmed', { ...kept });
}

function refusalOf(fault: WithdrawalFault, { name: currency, scale }: Currency, terms: ChainTerms, sentToday: Amount) {
  const left = max(sub(terms.dayLimit, sentToday), amount(ZERO));
  const refusals: Readonly<Record<WithdrawalFault, Refusal>> = {
    missing: new Refusal('numberRequired'),
    'too-fine': new Refusal('amountTooFine', { currency, digits: scale }),
    'below-min': new Refusal('withdrawalTooSmall', { currency, least: terms.withdrawalMin }),
    'above-max': new Refusal('withdrawalTooLarge', { currency, most: terms.withdrawalMax }),
    'above-day': new Refusal('withdrawalOverDay', { currency, left, most: terms.dayLimit }),
    insufficient: new Refusal('balanceInsufficient', { currency }),
  };
  return refusals[fault];
}
