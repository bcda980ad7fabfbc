import { usePlatform } from '@tradefloor/platform/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { liveAccountsOf } from './live-accounts';

interface Seen {
  tell(isInSight: boolean): void;
}

const seen = new WeakMap<Element, Seen>();
/** One for all rows: two hundred of their own would cost more than what they save. */
let observer: IntersectionObserver | null = null;

function observe(element: Element, told: Seen): () => void {
  if (typeof IntersectionObserver === 'undefined') return () => undefined;
  observer ??= new IntersectionObserver(entries => {
    for (const { target, isIntersecting } of entries) seen.get(target)?.tell(isIntersecting);
  });
  seen.set(element, told);
  observer.observe(element);
  return () => observer?.unobserve(element);
}

interface SightProps {
  readonly of: string;
  readonly children: ReactNode;
}

/** Marks the row it is in: its figures stand still while it is scrolled away. */
export function Sight({ of, children }: SightProps) {
  const accounts = liveAccountsOf(usePlatform());
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (place.current === null) return undefined;
    const leave = observe(place.current, { tell: isInSight => accounts.see(of, isInSight) });
    return () => {
      leave();
      accounts.see(of, true);
    };
  }, [accounts, of]);
  return <span ref={place}>{children}</span>;
}
