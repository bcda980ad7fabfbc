import { usePlatform } from '@tradefloor/platform/react';
import { useState } from 'react';
import { createPath, useLocation } from 'react-router-dom';

const STEP = 'step';
const SECOND = 'password';

/** The address tells that step two was begun, and nothing of what it was begun with. */
export function useStepAddress() {
  const { navigate } = usePlatform();
  const { pathname, search } = useLocation();
  const [begunAgain, setBegunAgain] = useState(() => new URLSearchParams(search).get(STEP) === SECOND);

  function say(isSecond: boolean): void {
    const query = new URLSearchParams(search);
    if (isSecond) query.set(STEP, SECOND);
    else query.delete(STEP);
    setBegunAgain(false);
    void navigate(createPath({ pathname, search: query.toString() }), { replace: true });
  }

  return { begunAgain, second: () => say(true), first: () => say(false) };
}
