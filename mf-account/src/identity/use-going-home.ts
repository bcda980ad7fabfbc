import { ways } from '@tradefloor/platform';
import { usePlatform } from '@tradefloor/platform/react';
import { useEffect, useRef } from 'react';

/** account.home-afterwards: half a second for the message, then home; whoever has gone elsewhere meanwhile stays there. */
const HOME_MS = 500;

export function useGoingHome(): () => void {
  const { navigate } = usePlatform();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    timer.current = setTimeout(() => void navigate(ways.home(), { force: true }), HOME_MS);
  };
}
