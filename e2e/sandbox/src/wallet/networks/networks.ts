import type { Currency } from '../../market/currency';
import { type AddressForm, anyOf, ethereum, prefixed, publicKey, segregated, versioned } from './address-form';

/** One way in and out for a currency. */
export interface Network {
  /** As deposit addresses name it. */
  readonly name: string;
  readonly form: AddressForm;
  /** Blocks until a deposit is credited, and until it may leave again (wallet.confirmation-counts). */
  readonly creditAfter: number;
  readonly withdrawAfter: number;
}

const network = (name: string, form: AddressForm, creditAfter = 1, withdrawAfter = 6): Network => ({
  name,
  form,
  creditAfter,
  withdrawAfter,
});

const bitcoin = anyOf(versioned(0x00, 0x05), segregated('bc'));
const erc20 = network('erc20', ethereum);
const bep20 = network('bep20', ethereum);

/** In the order in which a withdrawal counts them. What is not here can not be paid in or out yet. */
const NETWORKS: Readonly<Record<string, readonly Network[]>> = {
  BTC: [network('btc', bitcoin)],
  ETH: [network('eth', ethereum, 15, 30)],
  USDT: [erc20, network('trc20', versioned(0x41)), network('omni', versioned(0x00, 0x05))],
  SOL: [network('sol', publicKey)],
  BNB: [bep20],
  DOGE: [network('doge', versioned(0x1e, 0x16))],
  TRX: [network('trx', versioned(0x41))],
  AVAX: [network('avax', ethereum)],
  LINK: [erc20, bep20],
  LTC: [network('ltc', anyOf(versioned(0x30, 0x32), segregated('ltc')))],
  UNI: [erc20],
  ATOM: [network('atom', prefixed('cosmos'))],
  AAVE: [erc20],
};

export const networksOf = (currency: Currency): readonly Network[] => NETWORKS[currency.name] ?? [];

/** By name, or the one whose address this is. */
export const networkCalled = (currency: Currency, name: string): Network | undefined =>
  networksOf(currency).find(one => one.name === name);
export const networkOf = (currency: Currency, address: string): Network | undefined =>
  networksOf(currency).find(({ form }) => form.read(address) !== null);
