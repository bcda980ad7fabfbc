import { asId } from '@tradefloor/contract';
import { useSearchParams } from 'react-router-dom';
import { AcceptorList } from './acceptor-table';
import { AcceptorPage } from './acceptor-page';

/** Who takes money in and pays it out, or the one that the address names. */
export default function Acceptors() {
  const [query] = useSearchParams();
  const id = query.get('id');
  return id === null || id === '' ? <AcceptorList /> : <AcceptorPage key={id} id={asId(id)} />;
}
