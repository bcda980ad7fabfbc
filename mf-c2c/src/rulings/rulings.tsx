import { useSearchParams } from 'react-router-dom';
import { RulingPage } from './ruling-page';
import { RulingsPage } from './rulings-page';

/** The user's disputes, an operator's all; or the one that the address names. */
export default function Rulings() {
  const [query] = useSearchParams();
  const id = query.get('id');
  return id === null || id === '' ? <RulingsPage /> : <RulingPage key={id} id={id} />;
}
