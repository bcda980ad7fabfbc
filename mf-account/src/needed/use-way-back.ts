import { usePlatform } from '@tradefloor/platform/react';
import { useSearchParams } from 'react-router-dom';

/** wire.kept-on-the-way: where something was begun that needs first what this page is for; null for who came by themselves. */
export function useWayBack(): string | null {
  const { session } = usePlatform();
  const [query] = useSearchParams();
  if (!query.has('back')) return null;
  const back = session.returnTo();
  return back === '/' ? null : back;
}
