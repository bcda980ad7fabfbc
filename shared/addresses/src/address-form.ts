import { keccak_256 } from '@noble/hashes/sha3';
import { sha256 } from '@noble/hashes/sha2';
import { base58, bech32, bech32m, createBase58check, hex } from '@scure/base';

/** How a chain writes its addresses: with a checksum, so that a slip of the pen is found before money is sent. */
export interface AddressForm {
  /** Twenty bytes that nobody else has, as this chain writes them. */
  fresh(hash: Uint8Array): string;
  /** The bytes that it stands for; null when it is no address of this form. */
  read(address: string): Uint8Array | null;
}

/** In the one way that an address is known by: capitals are the checksum of an Ethereum address, and all of a Bech32 one that a QR code tells. */
export const spelt = (address: string): string =>
  address.startsWith('0x') || address === address.toUpperCase() ? address.toLowerCase() : address;

export const HASH_BYTES = 20;
const WITNESS_LENGTHS = new Set([20, 32]);
const PUBLIC_KEY_BYTES = 32;
const base58check = createBase58check(sha256);

/** Null instead of an error: what does not decode is no address. */
function attempt<Value>(decode: () => Value): Value | null {
  try {
    return decode();
  } catch {
    return null;
  }
}

/** Bitcoin and its kin: a version byte, twenty bytes, four of checksum. The first version is that of new addresses. */
export function versioned(first: number, ...others: readonly number[]): AddressForm {
  const versions = new Set([first, ...others]);
  return {
    fresh: hash => base58check.encode(Uint8Array.from([first, ...hash])),
    read: address => {
      const bytes = attempt(() => base58check.decode(address));
      const isOurs = bytes?.length === HASH_BYTES + 1 && versions.has(bytes[0] ?? -1);
      return bytes && isOurs ? bytes.slice(1) : null;
    },
  };
}

/** `bc1q…` with the first checksum, `bc1p…` with the second (BIP 173 and 350). */
export function segregated(prefix: string): AddressForm {
  return {
    fresh: hash => bech32.encode(prefix, [0, ...bech32.toWords(hash)]),
    read: address => {
      const old = decoded(bech32, address, prefix);
      if (old?.version === 0 && WITNESS_LENGTHS.has(old.bytes.length)) return old.bytes;
      const later = decoded(bech32m, address, prefix);
      return later?.version === 1 && later.bytes.length === PUBLIC_KEY_BYTES ? later.bytes : null;
    },
  };
}

function decoded(coder: typeof bech32, address: string, prefix: string): { version: number; bytes: Uint8Array } | null {
  const found = coder.decodeUnsafe(address);
  if (found?.prefix !== prefix) return null;
  const [version = -1, ...rest] = found.words;
  const bytes = attempt(() => coder.fromWords(rest));
  return bytes && { version, bytes };
}

/** Cosmos: the same letters without a version. */
export function prefixed(prefix: string): AddressForm {
  return {
    fresh: hash => bech32.encode(prefix, bech32.toWords(hash)),
    read: address => {
      const found = attempt(() => bech32.decodeToBytes(address));
      return found?.prefix === prefix && found.bytes.length === HASH_BYTES ? found.bytes : null;
    },
  };
}

/** Ethereum and its kin: forty hexadecimal digits whose capitals are the checksum (EIP-55). */
export const ethereum: AddressForm = {
  fresh: hash => withCapitals(hex.encode(hash)),
  read: address => {
    if (!/^0x[\da-f]{40}$/i.test(address)) return null;
    const digits = address.slice(2);
    const lower = digits.toLowerCase();
    // All small or all large carries no checksum, and is taken as it is everywhere.
    const isRight = digits === lower || digits === digits.toUpperCase() || address === withCapitals(lower);
    return isRight ? hex.decode(lower) : null;
  },
};

function withCapitals(digits: string): string {
  const hash = hex.encode(keccak_256(new TextEncoder().encode(digits)));
  const letters = Array.from(digits, (digit, place) =>
    Number.parseInt(hash.charAt(place), 16) >= 8 ? digit.toUpperCase() : digit,
  );
  return `0x${letters.join('')}`;
}

/** Solana: the public key itself, without a checksum. */
export const publicKey: AddressForm = {
  fresh: hash => base58.encode(sha256(hash)),
  read: address => {
    const bytes = attempt(() => base58.decode(address));
    return bytes?.length === PUBLIC_KEY_BYTES ? bytes : null;
  },
};

/** New addresses in the first form, and any of them read. */
export function anyOf(first: AddressForm, ...others: readonly AddressForm[]): AddressForm {
  return {
    fresh: hash => first.fresh(hash),
    read: address => {
      for (const form of [first, ...others]) {
        const bytes = form.read(address);
        if (bytes) return bytes;
      }
      return null;
    },
  };
}
