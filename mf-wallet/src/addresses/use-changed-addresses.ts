import { sendingOf, useAct, useFormAct, useIsHere, useStage } from '@tradefloor/area/act';
import { ownChangedOf } from '@tradefloor/area/list';
import {
  addWithdrawalAddress,
  type Currency,
  deleteWithdrawalAddress,
  listWithdrawalAddresses,
} from '@tradefloor/contract';
import { usePlatform } from '@tradefloor/platform/react';
import { useTranslation } from 'react-i18next';
import { addressIn } from '../withdraw/address-in';
import type { SavedAddress } from './address-list';

export interface NewAddress {
  readonly currencyId: string;
  readonly address: string;
  readonly notes: string;
}

/** Saves the address that is typed; what became of it where no answer came, the list tells. */
export function useAddAddress({ currencyId: chosen, address: asTyped }: NewAddress) {
  const { t } = useTranslation();
  const platform = usePlatform();
  const { act, told } = useFormAct();
  const isHere = useIsHere();
  const subject = { kind: 'add address', id: `${chosen} ${addressIn(asTyped)}` };
  const isOnItsWay = useStage(subject) !== undefined;
  /** True where it was saved, and the form is still there. */
  const add = async ({ address: typed, notes }: NewAddress, { id: currencyId }: Currency): Promise<boolean> => {
    const address = addressIn(typed);
    const note = notes.trim();
    const payload = { currencyId, address, ...(note === '' ? {} : { notes: note }) };
    const ended = await act({
      ...sendingOf(
        platform,
        addWithdrawalAddress,
        () => payload,
        async (_, signal) => {
          const rows = await platform.http(listWithdrawalAddresses, { currencyId }, { signal });
          const isThere = rows.some(row => row.address === address);
          return isThere ? { kind: 'done', message: null } : { kind: 'lost' };
        },
      ),
      subject,
      outlives: true,
      done: message => message ?? t('addresses.added'),
    });
    if (ended.kind !== 'done') return false;
    ownChangedOf(platform).tell();
    return isHere();
  };
  return { add, told, isOnItsWay };
}

export function useDeleteAddress(): (saved: SavedAddress) => Promise<void> {
  const { t } = useTranslation();
  const platform = usePlatform();
  const { act } = useAct();
  return async ({ id, currencyId, currencyName, address, notes }) => {
    const ended = await act({
      ...sendingOf(
        platform,
        deleteWithdrawalAddress,
        () => ({ id }),
        async (_, signal) => {
          const rows = await platform.http(listWithdrawalAddresses, { currencyId }, { signal });
          return rows.some(row => row.id === id) ? { kind: 'lost' } : { kind: 'done', message: null };
        },
      ),
      subject: { kind: 'delete address', id },
      outlives: true,
      ask: {
        title: t('addresses.askDelete'),
        facts: [
          [t('addresses.currency'), currencyName],
          [t('withdraw.address'), address],
          ...(notes === '' ? [] : [[t('addresses.notes'), notes] as const]),
        ],
        yes: t('addresses.delete'),
        tone: 'danger',
      },
      done: message => message ?? t('addresses.deleted'),
    });
    if (ended.kind === 'done') ownChangedOf(platform).tell();
  };
}
