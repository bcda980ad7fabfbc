import { useOwnQuery } from '@tradefloor/area';
import { listDevices } from '@tradefloor/contract/ext';
import { newestFirst } from './order';
import { useSigningOut } from './use-signing-out';

/** Where the user is signed in, and the ways to end it there. */
export function useDevices() {
  const devices = useOwnQuery(listDevices, {});
  const signingOut = useSigningOut(() => devices.refetch());
  const rows = newestFirst(devices.data ?? []);
  return { ...signingOut, devices, rows, hasOthers: rows.some(({ isThis }) => !isThis) };
}
