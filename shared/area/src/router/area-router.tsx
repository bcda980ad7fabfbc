import { usePlatform } from '@tradefloor/platform/react';
import { type ReactNode, startTransition, useEffect, useMemo, useState } from 'react';
import { createPath, type Navigator, Router } from 'react-router-dom';

/**
 * The router's Link and useNavigate go through `platform.navigate`, which asks a dirty form, guards and leaves the area;
 * the address comes back with the popstate that single-spa sends when all areas have settled.
 */
export function AreaRouter({ children }: { readonly children: ReactNode }) {
  const { navigate } = usePlatform();
  const [location, setLocation] = useState(currentLocation);
  useEffect(() => {
    // A transition keeps the screen that is on until the next one's code is there.
    const follow = () => startTransition(() => setLocation(unchangedOr(currentLocation())));
    window.addEventListener('popstate', follow);
    follow();
    return () => window.removeEventListener('popstate', follow);
  }, []);
  const navigator = useMemo<Navigator>(
    () => ({
      createHref: to => (typeof to === 'string' ? to : createPath(to)),
      go: steps => window.history.go(steps),
      push: (to, state: unknown) => void navigate(typeof to === 'string' ? to : createPath(to), { state }),
      replace: (to, state: unknown) =>
        void navigate(typeof to === 'string' ? to : createPath(to), { state, replace: true }),
    }),
    [navigate],
  );
  return (
    <Router location={location} navigator={navigator}>
      {children}
    </Router>
  );
}

interface Address {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly state: unknown;
}

function currentLocation(): Address {
  const { pathname, search, hash } = window.location;
  return { pathname, search, hash, state: window.history.state as unknown };
}

function unchangedOr(next: Address) {
  return (before: Address) => (createPath(before) === createPath(next) && before.state === next.state ? before : next);
}
