import { useOwnQuery } from '@tradefloor/area';
import { type AddressGuard, readAddressGuard } from '@tradefloor/contract/ext';
import { useOffers } from '@tradefloor/platform/react';

const NO_GUARD: AddressGuard = { isOn: false, endsAt: null, waitSeconds: 0 };
const LOOK_AGAIN_MS = 30_000;

interface KnownGuard {
  /** Null until it is known. Where the server has no such rule it is off. */
  readonly guard: AddressGuard | null;
  readonly readAgain: () => Promise<unknown>;
}

/** wallet.saved-only: as it is now. */
export function useAddressGuard(): KnownGuard {
  const isOffered = useOffers(readAddressGuard);
  // It ends by itself, and no push tells of it.
  const query = useOwnQuery(readAddressGuard, {}, { pollMs: () => (isOffered === true ? LOOK_AGAIN_MS : false) });
  const readAgain = () => query.refetch();
  if (isOffered === null) return { guard: null, readAgain };
  // What was read stays. What never could be holds nobody up: the exchange keeps the rule itself.
  return { guard: !isOffered ? NO_GUARD : (query.data ?? (query.isError ? NO_GUARD : null)), readAgain };
}
