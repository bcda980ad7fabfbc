import { type AddressForm, anyOf, ethereum, prefixed, publicKey, segregated, versioned } from './address-form';

const FORMS = {
  btc: anyOf(versioned(0x00, 0x05), segregated('bc')),
  omni: versioned(0x00, 0x05),
  erc20: ethereum,
  eth: ethereum,
  bep20: ethereum,
  avax: ethereum,
  trc20: versioned(0x41),
  trx: versioned(0x41),
  sol: publicKey,
  doge: versioned(0x1e, 0x16),
  ltc: anyOf(versioned(0x30, 0x32), segregated('ltc')),
  atom: prefixed('cosmos'),
} as const satisfies Readonly<Record<string, AddressForm>>;
type Network = keyof typeof FORMS;

/** In the order in which a withdrawal counts them. A currency that is not here is paid neither in nor out. */
const NETWORKS: Readonly<Record<string, readonly Network[]>> = {
  BTC: ['btc'],
  ETH: ['eth'],
  USDT: ['erc20', 'trc20', 'omni'],
  SOL: ['sol'],
  BNB: ['bep20'],
  DOGE: ['doge'],
  TRX: ['trx'],
  AVAX: ['avax'],
  LINK: ['erc20', 'bep20'],
  LTC: ['ltc'],
  UNI: ['erc20'],
  ATOM: ['atom'],
  AAVE: ['erc20'],
};

/** Those of a currency, by its name. */
export const networksOf = (currency: string): readonly string[] => NETWORKS[currency.toUpperCase()] ?? [];

/** How a network writes its addresses; null for one that is not known here, whose addresses only the server can tell. */
export function formOf(network: string): AddressForm | null {
  const forms: Readonly<Record<string, AddressForm>> = FORMS;
  const name = network.toLowerCase();
  return Object.hasOwn(forms, name) ? (forms[name] ?? null) : null;
}

/** wallet.address-checked: the first of these networks that has written this address. */
export const networkOf = (networks: readonly string[], address: string): string | undefined =>
  networks.find(network => formOf(network)?.read(address) != null);
