import { spelt } from '@tradefloor/addresses';
import {
  type addWithdrawalAddress,
  asId,
  asInstant,
  type Currency,
  type deleteWithdrawalAddress,
  type listWithdrawalAddresses,
  type listWithdrawalCurrencies,
} from '@tradefloor/contract';
import { tellOwner } from '../account/tell-owner';
import type { Core } from '../core';
import { CURRENCIES } from '../market/currency';
import { Refusal } from '../messages/refusal';
import { written } from '../security/quiet-day';
import { isOnlySaved, usableFrom } from '../security/saved-only';
import { securityOf } from '../security/second-step';
import { doneSaying, forMember, type HandlerOf } from '../wire/ask';
import { wholeOf } from '../wire/whole-id';
import { termsOf } from './chain/terms';
import { wireOfCurrency } from './currency-calls';
import { networkOf } from './networks/networks';
import { chainTerms, currencyOf } from './wallet-currency';

const MOST = 50;

export const withdrawalCurrencies: HandlerOf<typeof listWithdrawalCurrencies> = forMember((): readonly Currency[] =>
  CURRENCIES.filter(currency => termsOf(currency) !== null).map(wireOfCurrency),
);

export const savedOf = (core: Core, memberId: number, currencyId: number) =>
  core.db
    .selectFrom('withdrawal_address')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('currency_id', '=', currencyId)
    .orderBy('id', 'desc')
    .execute();

export const savedAddresses: HandlerOf<typeof listWithdrawalAddresses> = forMember(
  async ({ currencyId }, { core, member }) => {
    const rows = await savedOf(core, member.id, currencyOf(currencyId).id);
    return rows.map(row => ({
      id: asId(row.id),
      address: row.address,
      notes: row.notes,
      currencyId,
      usableFrom: asInstant(usableFrom(row)),
    }));
  },
);

export const addAddress: HandlerOf<typeof addWithdrawalAddress> = forMember((wish, ask) => {
  const { core, member } = ask;
  const { address, notes = '' } = wish;
  const currency = currencyOf(wish.currencyId);
  chainTerms(currency);
  if (!networkOf(currency, address)) throw new Refusal('addressInvalid', { currency: currency.name });
  if (core.depositAddresses.at(address)?.member_id === member.id) throw new Refusal('addressOwn');
  return core.clerk.inTurn(`withdrawal addresses ${member.id}`, async () => {
    const saved = await savedOf(core, member.id, currency.id);
    if (saved.some(row => spelt(row.address) === spelt(address))) throw new Refusal('addressSaved');
    if (saved.length >= MOST) throw new Refusal('tooManyAddresses', { most: MOST });
    return ask.perform(deed => {
      const id = deed.nextId('withdrawal_address');
      const row = { id, member_id: member.id, currency_id: currency.id, address, notes, created_at: deed.at };
      deed.write('withdrawal_address', row);
      const from = isOnlySaved(securityOf(core, member.id), deed.at) ? usableFrom(row) : deed.at;
      const values = { currency: currency.name, address: inPart(address), from: written(from) };
      tellOwner(core, deed, member.id, 'addressAdded', values);
      return doneSaying(ask, 'addressAdded', { id });
    });
  });
});

/** To be known again, and not to be read by whoever gets hold of a letter. */
const inPart = (address: string): string => `${address.slice(0, 6)}…${address.slice(-4)}`;

export const deleteAddress: HandlerOf<typeof deleteWithdrawalAddress> = forMember(({ id }, ask) => {
  const { core, member } = ask;
  return core.clerk.inTurn(`withdrawal addresses ${member.id}`, async () => {
    const own = await core.db
      .selectFrom('withdrawal_address')
      .select('id')
      .where('id', '=', wholeOf(id))
      .where('member_id', '=', member.id)
      .executeTakeFirst();
    if (!own) throw new Refusal('addressGone');
    return ask.perform(deed => {
      deed.run(tx => tx.deleteFrom('withdrawal_address').where('id', '=', own.id).execute());
      return doneSaying(ask, 'addressDeleted');
    });
  });
});
