import { type Kind, leaf, type Refusal, refuse } from '../wire/kind';

export interface DepositAddress {
  /** `erc20`, `trc20`, `omni`; null where the currency has one network. Its place in the list is the network's index. */
  readonly network: string | null;
  readonly address: string;
}

const PAIR = /^([a-z]\w{1,15}):([^:,\s]+)$/i;

/**
 * wallet.address-forms: one address, or an object by network (`usdt_erc20`), or `network:address` pairs with commas. No address is an
 * empty list: older servers then say so in words, with spaces.
 */
export const depositAddresses: Kind<readonly DepositAddress[]> = /* @__PURE__ */ leaf<readonly DepositAddress[]>(
  {
    anyOf: [
      { type: 'string', description: 'An address, or network:address pairs with commas' },
      { type: 'object', description: 'An address a network' },
    ],
  },
  readAddresses,
  writeAddresses,
);

const STANDS_ALONE = /^(erc20|trc20|omni)$/i;

/** Tether's networks as pairs, other networks as an object: each as the old server gives it. */
function writeAddresses(addresses: readonly DepositAddress[]): unknown {
  const names = addresses.flatMap(({ network }) => (network === null ? [] : [network]));
  const isObject = addresses.length > 1 && names.length === addresses.length && new Set(names).size === names.length;
  if (isObject && !names.every(name => STANDS_ALONE.test(name)) && !names.some(name => name.startsWith('usdt_'))) {
    return Object.fromEntries(addresses.map(({ network, address }) => [network, address]));
  }
  return addresses.map(({ network, address }) => (network === null ? address : `${network}:${address}`)).join(',');
}

function readAddresses(wire: unknown): readonly DepositAddress[] | Refusal {
  if (wire === null || wire === undefined) return [];
  if (typeof wire === 'string') return fromText(wire.trim());
  return typeof wire === 'object' ? fromNetworks(wire) : refuse('not-text');
}

function fromText(text: string): readonly DepositAddress[] {
  if (text === '' || /\s/.test(text.replaceAll(/,\s+/g, ','))) return [];
  const parts = text.split(',').map(part => part.trim());
  const pairs = parts.flatMap(part => {
    const [, network, address] = PAIR.exec(part) ?? [];
    return network === undefined || address === undefined ? [] : [{ network, address }];
  });
  // `bitcoincash:q…` is one address whose prefix belongs to it: only known networks stand alone.
  const known = parts.length > 1 || /^(erc20|trc20|omni):/i.test(text);
  return known && pairs.length === parts.length ? pairs : [{ network: null, address: text }];
}

function fromNetworks(wire: object): readonly DepositAddress[] {
  const found = Object.entries(wire).flatMap(([name, address]: [string, unknown]) =>
    typeof address === 'string' && address !== '' ? [{ network: name.replace(/^usdt_/, ''), address }] : [],
  );
  const [only] = found;
  return only !== undefined && found.length === 1 ? [{ network: null, address: only.address }] : found;
}
