import type { PayloadOf, transfer as transferCall } from '@tradefloor/contract';
import {
  amount,
  EXCHANGE_STEP,
  isExchangeQuantity,
  LEGAL_TO_LEVER_MINIMUM,
  TRANSFER_CAP,
  transferFault,
} from '@tradefloor/money';
import type { AccountName, Holding } from '../ledger/account';
import { fromUnits } from '../ledger/ledger';
import { fromNowOn } from '../leverage/from-now-on';
import { assertMayLeave } from '../leverage/margin-account';
import type { Currency } from '../market/currency';
import { Refusal } from '../messages/refusal';
import { doneSaying, forMember, type HandlerOf } from '../wire/ask';
import { assertStandsIn, currencyOf, unitsOf } from './wallet-currency';

export { transfers } from './records/transfer-list';

type Wish = PayloadOf<typeof transferCall>;
interface Way {
  readonly from: AccountName;
  readonly to: AccountName;
}

const OLDER: Readonly<Record<NonNullable<Wish['way']>, Way>> = {
  'legal-to-lever': { from: 'legal', to: 'lever' },
  'lever-to-legal': { from: 'lever', to: 'legal' },
};

export const transfer: HandlerOf<typeof transferCall> = forMember((wish, ask) => {
  const { core, member } = ask;
  const currency = currencyOf(wish.currencyId);
  const { from, to } = wayOf(wish);
  assertStandsIn(currency, from);
  assertStandsIn(currency, to);
  const units = unitsOf(wish.amount, currency);
  // wallet.exchange-step: the older form is the exchange between the fiat and the leverage account.
  const isExchange = wish.from === undefined;
  const move = () =>
    ask.perform(deed => {
      const available = amount(fromUnits(core.ledger.available(member.id, currency.id, from)));
      const fault = transferFault(wish.amount, from, to, available);
      if (fault) throw refusalOf(fault, currency);
      if (from === 'lever') assertMayLeave(core, member.id, currency.id, wish.amount);
      if (isExchange && !isExchangeQuantity(wish.amount)) throw new Refusal('transferStep', { step: EXCHANGE_STEP });
      const holding = (account: AccountName): Holding => ({
        memberId: member.id,
        currencyId: currency.id,
        account,
        part: 'available',
      });
      deed.post({ cause: 'transfer', reference: `${from}-to-${to}` }, [
        { holding: holding(from), units: -units },
        { holding: holding(to), units },
      ]);
      return doneSaying(ask, 'transferred');
    });
  return from === 'lever' || to === 'lever' ? fromNowOn(core, member.id, move) : move();
});

function wayOf({ from, to, way }: Wish): Way {
  if (from !== undefined && to !== undefined) return { from, to };
  if (way === undefined) throw new Refusal('transferSame');
  return OLDER[way];
}

type Fault = NonNullable<ReturnType<typeof transferFault>>;

function refusalOf(fault: Fault, { name: currency }: Currency): Refusal {
  const refusals: Readonly<Record<Fault, Refusal>> = {
    'same-account': new Refusal('transferSame'),
    missing: new Refusal('numberRequired'),
    'above-cap': new Refusal('transferTooLarge', { most: TRANSFER_CAP }),
    'below-min': new Refusal('transferTooSmall', { least: LEGAL_TO_LEVER_MINIMUM, currency }),
    insufficient: new Refusal('balanceInsufficient', { currency }),
  };
  return refusals[fault];
}
