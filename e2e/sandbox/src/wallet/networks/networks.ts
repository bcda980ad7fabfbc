import {
  type AddressForm,
  formOf,
  networkOf as nameOfNetwork,
  networksOf as namesOfNetworks,
} from '@tradefloor/addresses';
import type { Currency } from '../../market/currency';

/** One way in and out for a currency. */
export interface Network {
  /** As deposit addresses name it. */
  readonly name: string;
  readonly form: AddressForm;
  /** Blocks until a deposit is credited, and until it may leave again (wallet.confirmation-counts). */
  readonly creditAfter: number;
  readonly withdrawAfter: number;
}

const BLOCKS: Readonly<Record<string, Pick<Network, 'creditAfter' | 'withdrawAfter'>>> = {
  eth: { creditAfter: 15, withdrawAfter: 30 },
  erc20: { creditAfter: 15, withdrawAfter: 30 },
  bep20: { creditAfter: 15, withdrawAfter: 30 },
  omni: { creditAfter: 2, withdrawAfter: 6 },
};
const BLOCKS_ELSEWHERE = { creditAfter: 1, withdrawAfter: 6 };

/** In the order in which a withdrawal counts them. What has none cannot be paid in or out yet. */
export const networksOf = (currency: Currency): readonly Network[] =>
  namesOfNetworks(currency.name).flatMap(name => {
    const form = formOf(name);
    return form === null ? [] : [{ name, form, ...(BLOCKS[name] ?? BLOCKS_ELSEWHERE) }];
  });

/** By name, or the one whose address this is. */
export const networkCalled = (currency: Currency, name: string): Network | undefined =>
  networksOf(currency).find(one => one.name === name);
export function networkOf(currency: Currency, address: string): Network | undefined {
  const name = nameOfNetwork(namesOfNetworks(currency.name), address);
  return name === undefined ? undefined : networkCalled(currency, name);
}
