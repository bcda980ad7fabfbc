import { ways } from '@tradefloor/platform';
import { usePlatform } from '@tradefloor/platform/react';
import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { Link } from './link';
import { currentAt } from './menu-entries';
import { isPlainPress } from './plain-press';
import { lookOf, type View } from './view';

interface LogInLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly route: View['route'];
  readonly onFollow?: () => void;
}

/** To the sign-in page and back to where the user is now; from another sign-in page there is nothing to come back to. */
export function LogInLink({ route, onFollow, ...rest }: LogInLinkProps) {
  const { session } = usePlatform();
  const ask = (event: MouseEvent) => {
    onFollow?.();
    if (lookOf(route) === 'dark' || !isPlainPress(event)) return;
    event.preventDefault();
    session.askToSignIn();
  };
  return <Link {...rest} to={ways.signIn()} onClick={ask} aria-current={currentAt(ways.signIn(), route)} />;
}
