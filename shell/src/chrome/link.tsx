import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { useGo } from './use-go';

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly to: string;
}

/** A real link, so that it opens in a new tab like any other. */
export function Link({ to, onClick, children, ...rest }: LinkProps) {
  const go = useGo()(to);
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    go(event);
  };
  return (
    <a {...rest} href={to} onClick={press}>
      {children}
    </a>
  );
}
