import type { Currency } from '../../market/currency';
import type { ChainFate } from '../../storage/tables/wallet';
import { networkOf } from '../networks/networks';

const NOBODY = 0x00;
const BARRED = 0xff;

/**
 * How the simulated chain decides, so that every status can be seen by hand: the address of all zeros belongs to nobody
 * and the chain fails, that of all ones is barred and the review rejects it. Everything else succeeds.
 */
export function fateOf(currency: Currency, address: string): ChainFate {
  const bytes = networkOf(currency, address)?.form.read(address);
  if (bytes?.every(byte => byte === NOBODY)) return 'chain-failure';
  return bytes?.every(byte => byte === BARRED) ? 'rejected' : 'success';
}
