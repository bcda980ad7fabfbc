import { formOf, networkOf, networksOf } from '@tradefloor/addresses';
import { addressIn, isForAnother } from './address-in';

/** What an address is, as far as its form and checksum say. */
export type Destination =
  | { readonly kind: 'empty' }
  /** Null where no form of its network is known here: the server tells. */
  | { readonly kind: 'fits'; readonly network: string | null }
  /** Of another network of the same currency. */
  | { readonly kind: 'other-network'; readonly network: string }
  | { readonly kind: 'wrong' };

interface Asked {
  readonly currency: string;
  /** As the server names them; empty where the currency has one without a name. */
  readonly networks: readonly string[];
  /** Null where the address itself says it. */
  readonly chosen: string | null;
}

/** wallet.address-checked: of the chosen network, or of whichever network of the currency has written it. */
export function destinationOf(typed: string, { currency, networks, chosen }: Asked): Destination {
  const address = addressIn(typed);
  if (address === '') return { kind: 'empty' };
  if (isForAnother(currency, typed)) return { kind: 'wrong' };
  const known = networks.length === 0 ? networksOf(currency) : networks;
  const network = networkOf(chosen === null ? known : [chosen], address);
  if (network !== undefined) return { kind: 'fits', network };
  const other = networkOf(known, address);
  if (other !== undefined) return { kind: 'other-network', network: other };
  // What has no form here cannot be wrong here.
  const isTold = (chosen === null ? known : [chosen]).every(name => formOf(name) !== null);
  return known.length > 0 && isTold ? { kind: 'wrong' } : { kind: 'fits', network: chosen };
}
