import { useSearchParams } from 'react-router-dom';
import { DealPage } from './deal-page';
import { DealRecords } from './deal-records';

/** The user's deals with acceptors, or the one that the address names. */
export default function Deals() {
  const [query] = useSearchParams();
  const id = query.get('id');
  return id === null || id === '' ? <DealRecords /> : <DealPage key={id} id={id} isServing={false} />;
}
