import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

interface Named {
  /** What the address says; null where it says nothing of it. */
  readonly named: string | null;
  /** Writes over what the address says. */
  readonly name: (value: string) => void;
  /** Another one was chosen: "back" leads to the one that was left. */
  readonly turnTo: (value: string, left: string | null) => void;
}

/** One thing in the address: to reload, to keep, to send to somebody, and to go back through. */
export function useNamed(parameter: string): Named {
  const { search } = useLocation();
  const navigate = useNavigate();
  const said = saidIn(search, parameter);
  const [named, setNamed] = useState(said);
  // The router tells of a new address a while after it was written: who changes twice must not be thrown back.
  const written = useRef<readonly string[]>([]);
  useEffect(() => {
    const own = said === null ? -1 : written.current.lastIndexOf(said);
    if (own < 0) setNamed(said);
    else written.current = written.current.slice(own + 1);
  }, [said]);
  useEffect(() => {
    // Who goes back at once leaves what the router has not told of yet, and it never will.
    const goneBack = ({ isTrusted }: Event): void => {
      if (!isTrusted) return;
      written.current = [];
      setNamed(saidIn(window.location.search, parameter));
    };
    window.addEventListener('popstate', goneBack);
    return () => window.removeEventListener('popstate', goneBack);
  }, [parameter]);
  const write = useCallback(
    (value: string, replace: boolean) => {
      setNamed(value);
      const { search: now } = window.location;
      if (saidIn(now, parameter) === value) return;
      written.current = [...written.current, value];
      void navigate(saying(now, parameter, value), { replace });
    },
    [navigate, parameter],
  );
  const name = useCallback((value: string) => write(value, true), [write]);
  const turnTo = useCallback(
    (value: string, left: string | null) => {
      if (left !== null && saidIn(window.location.search, parameter) === null) write(left, true);
      write(value, false);
    },
    [write, parameter],
  );
  return { named, name, turnTo };
}

const saidIn = (search: string, parameter: string): string | null => new URLSearchParams(search).get(parameter);

/** Beside what else is said there; a slash, as in a pair, stays readable. */
function saying(search: string, parameter: string, value: string): string {
  const all = new URLSearchParams(search);
  all.set(parameter, value);
  return `?${all.toString().replaceAll('%2F', '/')}`;
}
