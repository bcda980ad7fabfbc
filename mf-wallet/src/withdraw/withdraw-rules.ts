import { spelt } from '@tradefloor/addresses';
import type { CoinInfo, PayloadOf, withdraw, WithdrawalAddress } from '@tradefloor/contract';
import {
  type Amount,
  compare,
  cut,
  isPositive,
  max,
  min,
  receivedOnWithdrawal,
  sub,
  withdrawalFault,
  type WithdrawalFault,
  withdrawalFee,
  ZERO,
} from '@tradefloor/money';
import { addressIn } from './address-in';
import type { Destination } from './destination';
import { typedAmount } from './typed-amount';

/** What stands in the form, as it is typed. */
export interface WithdrawDraft {
  /** Empty where the address says it. */
  readonly network: string;
  readonly address: string;
  readonly amount: string;
  readonly fundPassword: string;
  readonly code: string;
}

export const EMPTY: WithdrawDraft = { network: '', address: '', amount: '', fundPassword: '', code: '' };

const DECIMALS = 8;
export const scaleOf = ({ decimals }: CoinInfo): number => decimals ?? DECIMALS;

/** Of the day; null where there is no limit. */
export function leftToday({ dayLimit, sentToday }: CoinInfo): Amount | null {
  if (dayLimit === null || !isPositive(dayLimit)) return null;
  return max(sub(dayLimit, sentToday ?? ZERO), ZERO);
}

/** wallet.confirmation-counts: what stays until the deposits are confirmed, which may be of another currency. */
export function heldBackOf(info: CoinInfo, account: 'legal' | 'change'): Amount {
  const [balance, free, own] =
    account === 'legal'
      ? [info.legalBalance, info.freeLegal, info.unconfirmedLegal]
      : [info.changeBalance, info.freeChange, info.unconfirmedChange];
  // Of one answer: the balance that is pushed may be ahead of what is free.
  return free === null ? own : max(sub(balance, free), ZERO);
}

/** All that is there, as far as the limits of one and of the day go. */
export function allOf(info: CoinInfo, available: Amount): Amount {
  const { withdrawalMax } = info;
  const left = leftToday(info);
  const once = withdrawalMax !== null && isPositive(withdrawalMax) ? min(available, withdrawalMax) : available;
  return cut(left === null ? once : min(once, left), scaleOf(info));
}

export type AmountProblem = WithdrawalFault | 'held-back';

interface Holding {
  readonly available: Amount;
  /** With what is held back. */
  readonly balance: Amount;
}

/** wallet.withdrawal-limits, told before anything is sent. */
export function amountProblem(typed: string, info: CoinInfo, { available, balance }: Holding): AmountProblem | null {
  const number = typedAmount(typed);
  const fault = withdrawalFault(number, {
    min: info.withdrawalMin,
    max: info.withdrawalMax ?? ZERO,
    day: info.dayLimit ?? ZERO,
    sentToday: info.sentToday ?? ZERO,
    available,
    scale: scaleOf(info),
  });
  return fault === 'insufficient' && compare(number ?? ZERO, balance) <= 0 ? 'held-back' : fault;
}

/** wallet.withdrawal-fee. */
export function costOf(typed: string, info: CoinInfo): { readonly fee: Amount; readonly received: Amount } | null {
  const amount = typedAmount(typed);
  if (amount === null) return null;
  const scale = scaleOf(info);
  return {
    fee: withdrawalFee(amount, info.rate, scale),
    received: receivedOnWithdrawal(amount, info.rate, scale),
  };
}

export type AddressProblem = 'missing' | 'wrong' | 'other-network' | 'own' | 'not-saved' | 'too-new';

interface Places {
  /** The user's own deposit addresses. */
  readonly own: readonly string[];
  readonly saved: readonly WithdrawalAddress[];
  /** wallet.saved-only. */
  readonly isOnlySaved: boolean;
  /** By the server's clock. */
  readonly now: number;
}

export function addressProblem(typed: string, destination: Destination, places: Places): AddressProblem | null {
  const address = spelt(addressIn(typed));
  if (destination.kind === 'empty') return 'missing';
  if (destination.kind !== 'fits') return destination.kind;
  if (places.own.some(own => spelt(own) === address)) return 'own';
  if (!places.isOnlySaved) return null;
  const saved = places.saved.find(one => spelt(one.address) === address);
  if (saved === undefined) return 'not-saved';
  return isUsable(saved, places.now) ? null : 'too-new';
}

export const isUsable = ({ usableFrom }: WithdrawalAddress, now: number): boolean =>
  usableFrom === null || usableFrom <= now;

interface Sent {
  readonly amount: Amount;
  readonly info: CoinInfo;
  readonly account: 'legal' | 'change';
  readonly networks: readonly string[];
  readonly network: string | null;
}

/** wallet.withdrawn-from: the spot account names the network by its place in the list, the fiat account none. */
export function withdrawalOf(
  { address, fundPassword, code }: WithdrawDraft,
  { amount, info, account, networks, network }: Sent,
  currencyId: PayloadOf<typeof withdraw>['currencyId'],
): PayloadOf<typeof withdraw> {
  const rate = isPositive(info.rate) ? { rate: info.rate } : {};
  return {
    currencyId,
    amount,
    address: addressIn(address),
    ...rate,
    ...(account === 'change' ? { network: Math.max(0, networks.indexOf(network ?? '')) } : {}),
    ...(fundPassword === '' ? {} : { fundPassword }),
    ...(code === '' ? {} : { code }),
  };
}

/** One that was kept, perhaps by another build. */
export function readDraft(kept: object): WithdrawDraft | null {
  const { network, address, amount } = kept as Readonly<Record<string, unknown>>;
  if (typeof network !== 'string' || typeof address !== 'string' || typeof amount !== 'string') return null;
  return { ...EMPTY, network, address, amount };
}
