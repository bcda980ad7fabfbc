import { useCallback } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

/** What an address that is still drawn has been changed to. */
const changed = new WeakMap<object, URLSearchParams>();

/**
 * The query of the address, and how to change it. A change is drawn only after the shell has gone there: who chooses
 * two things before that, in whichever fields, has both.
 */
export function useNewestAddress(): readonly [
  URLSearchParams,
  (change: (before: URLSearchParams) => URLSearchParams) => void,
] {
  const drawn = useLocation();
  const [query, setQuery] = useSearchParams();
  const become = useCallback(
    (change: (before: URLSearchParams) => URLSearchParams) => {
      const next = change(new URLSearchParams(changed.get(drawn) ?? query));
      changed.set(drawn, next);
      setQuery(next, { replace: true });
    },
    [drawn, query, setQuery],
  );
  return [query, become];
}
