import { useSearchParams } from 'react-router-dom';
import { addressWith, type RecordWish, wishIn } from './record-wish';

/** What is wished for is in the address: there after a reload, and in a link that is sent to support. */
export function useRecordWish(): readonly [RecordWish, (wish: RecordWish) => void] {
  const [address, setAddress] = useSearchParams();
  return [wishIn(address), wish => setAddress(addressWith(address, wish), { replace: true })];
}
