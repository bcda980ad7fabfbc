import type { Back } from '@tradefloor/platform';
import { useSearchParams } from 'react-router-dom';

/** Where the user came from, which goes along from page to page on the way in. */
export function useBack(): Back {
  const [query] = useSearchParams();
  return { back: query.get('back') };
}
