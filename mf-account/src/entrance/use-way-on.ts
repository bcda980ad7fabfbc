import { withWayBack } from '@tradefloor/platform';
import { useSearchParams } from 'react-router-dom';

/** From page to page on the way in, where the user came from goes along. */
export function useWayOn(): (to: string) => string {
  const [query] = useSearchParams();
  const back = query.get('back');
  return to => withWayBack(to, back);
}
