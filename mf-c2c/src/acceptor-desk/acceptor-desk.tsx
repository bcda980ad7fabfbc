import { useSearchParams } from 'react-router-dom';
import { DealPage } from '../deals/deal-page';
import { DeskPage } from './desk-page';

/** What users ask of this acceptor, or the deal that the address names. */
export default function AcceptorDesk() {
  const [query] = useSearchParams();
  const id = query.get('id');
  return id === null || id === '' ? <DeskPage /> : <DealPage key={id} id={id} isServing />;
}
