import type {
  coinInfo as coinInfoCall,
  companyAddress as companyAddressCall,
  DepositAddress,
  getDepositAddresses,
} from '@tradefloor/contract';
import { amount, ZERO } from '@tradefloor/money';
import { fromUnits } from '../ledger/ledger';
import { currencyNamed } from '../market/currency';
import { forMember, type HandlerOf } from '../wire/ask';
import type { DepositAddressRow } from '../storage/tables/wallet';
import { allUnconfirmed, mostToLeave, unconfirmed } from './chain/free-to-leave';
import { termsOf } from './chain/terms';
import { networksOf } from './networks/networks';
import { depositedToday, sentToday } from './sent-today';
import { assertOpen, currencyOf } from './wallet-currency';
import { heldOf } from './wallet-calls';

const wireOf = (rows: readonly DepositAddressRow[]): readonly DepositAddress[] =>
  rows.length === 1
    ? rows.map(({ address }) => ({ network: null, address }))
    : rows.map(({ network, address }) => ({ network, address }));

/** A currency that is on no chain here has none: the wire then says so by nothing. */
export const depositAddresses: HandlerOf<typeof getDepositAddresses> = forMember(async ({ currencyId }, ask) => {
  const { core, member } = ask;
  assertOpen(core);
  const currency = currencyOf(currencyId);
  const known = core.depositAddresses.known(member.id, currency);
  if (known) return wireOf(known);
  return ask.perform(deed => wireOf(core.depositAddresses.of(deed, member.id, currency)));
});

/** The asker's own Ethereum address: what is paid to it needs no claim. */
export const companyAddress: HandlerOf<typeof companyAddressCall> = forMember((_, ask) => {
  const { core, member } = ask;
  assertOpen(core);
  const currency = currencyNamed('ETH');
  const addressIn = (rows: readonly DepositAddressRow[]) => ({ address: rows[0]?.address ?? null });
  const known = core.depositAddresses.known(member.id, currency);
  return known ? addressIn(known) : ask.perform(deed => addressIn(core.depositAddresses.of(deed, member.id, currency)));
});

export const coinInfo: HandlerOf<typeof coinInfoCall> = forMember(async ({ currencyId }, { core, member }) => {
  const currency = currencyOf(currencyId);
  const held = heldOf(core, member.id, currency.id);
  const terms = termsOf(currency);
  const networks = networksOf(currency);
  // Where nobody's word is taken, nothing of it is bounded.
  const byWord = core.options.simulation ? terms : null;
  const whose = { memberId: member.id, currencyId: currency.id };
  const [network] = networks;
  return {
    name: currency.name,
    legalBalance: held.legal.available,
    changeBalance: held.change.available,
    withdrawalMin: terms?.withdrawalMin ?? ZERO,
    withdrawalMax: terms?.withdrawalMax ?? null,
    dayLimit: terms?.dayLimit ?? null,
    sentToday: terms && (await sentToday(core, member.id, currency)),
    rate: terms?.rate ?? ZERO,
    decimals: currency.scale,
    depositMin: terms?.depositMin ?? null,
    depositMax: byWord?.depositMax ?? null,
    depositDayLimit: byWord?.depositDayLimit ?? null,
    depositedToday: byWord && (await depositedToday(core, member.id, currency)),
    confirmationsToCredit: network?.creditAfter ?? null,
    confirmationsToWithdraw: network?.withdrawAfter ?? null,
    unconfirmedLegal: amount(fromUnits(unconfirmed(core, whose, 'legal'))),
    unconfirmedChange: amount(fromUnits(unconfirmed(core, whose, 'change'))),
    freeLegal: amount(fromUnits(mostToLeave(core, whose, 'legal'))),
    freeChange: amount(fromUnits(mostToLeave(core, whose, 'change'))),
    unconfirmed: allUnconfirmed(core, member.id).map(({ currency: { name: currencyName }, units }) => ({
      currencyName,
      amount: amount(fromUnits(units)),
    })),
    networks: networks.map(({ name, creditAfter, withdrawAfter }) => {
      const there = termsOf(currency, name);
      return {
        name,
        depositMin: there?.depositMin ?? null,
        confirmationsToCredit: creditAfter,
        confirmationsToWithdraw: withdrawAfter,
        withdrawalMin: there?.withdrawalMin ?? null,
        rate: there?.rate ?? null,
      };
    }),
  };
});
