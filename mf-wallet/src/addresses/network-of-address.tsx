import { networkOf, networksOf } from '@tradefloor/addresses';
import { networkName } from '../deposit/networks';

export interface NetworkOfAddressProps {
  readonly currency: string;
  readonly address: string;
}

/** wallet.address-checked: an address says itself of which network it is. */
export function NetworkOfAddress({ currency, address }: NetworkOfAddressProps) {
  const network = networkOf(networksOf(currency), address);
  return network === undefined ? '—' : networkName(network);
}
