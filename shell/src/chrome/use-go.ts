import { usePlatform } from '@tradefloor/platform/react';
import type { MouseEvent } from 'react';
import { isPlainPress } from './plain-press';

/** For a link that is not drawn by `Link`: a plain press goes through the platform, which asks a dirty form first. */
export function useGo(): (to: string) => (event: MouseEvent<HTMLAnchorElement>) => void {
  const { navigate } = usePlatform();
  return to => event => {
    if (event.defaultPrevented || !isPlainPress(event)) return;
    event.preventDefault();
    void navigate(to);
  };
}
