import type { RowList } from '@tradefloor/area/list';
import {
  type AddressId,
  type Currency,
  type CurrencyId,
  type Instant,
  listWithdrawalAddresses,
  listWithdrawalCurrencies,
} from '@tradefloor/contract';

export interface SavedAddress {
  readonly id: AddressId;
  readonly currencyId: CurrencyId;
  readonly currencyName: string;
  readonly address: string;
  readonly notes: string;
  readonly usableFrom: Instant | null;
}

/** Those of one currency, or of all: the server answers a currency at a time. */
export const addressList = (currencyId: CurrencyId | null): RowList<SavedAddress> => ({
  name: `withdrawal addresses ${currencyId ?? 'all'}`,
  whose: 'own',
  keyOf: ({ id }) => id,
  async ask({ http }, _page, signal) {
    const options = signal ? { signal } : {};
    const currencies = await http(listWithdrawalCurrencies, {}, options);
    const asked = currencyId === null ? currencies : currencies.filter(({ id }) => id === currencyId);
    const answers = await Promise.all(
      asked.map(async currency => {
        const rows = await http(listWithdrawalAddresses, { currencyId: currency.id }, options);
        return rows.map(row => savedAddress(row, currency));
      }),
    );
    const rows = answers.flat();
    return { rows, total: rows.length };
  },
});

type Row = Omit<SavedAddress, 'currencyId' | 'currencyName'>;

const savedAddress = ({ id, address, notes, usableFrom }: Row, { id: currencyId, name }: Currency): SavedAddress => ({
  id,
  currencyId,
  currencyName: name,
  address,
  notes,
  usableFrom,
});
