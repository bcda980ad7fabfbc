import { useNewestAddress } from '@tradefloor/area/list';
import { addressWith, type RecordWish, wishIn } from './record-wish';

/** Changes what is said of it, and leaves the rest as it is by then. */
export type ChangeWish = (change: Partial<RecordWish>) => void;

/** What is wished for is in the address: there after a reload, and in a link that is sent to support. */
export function useRecordWish(): readonly [RecordWish, ChangeWish] {
  const [address, become] = useNewestAddress();
  return [wishIn(address), change => become(before => addressWith(before, { ...wishIn(before), ...change }))];
}
