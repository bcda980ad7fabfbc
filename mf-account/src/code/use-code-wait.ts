import { stored } from '@tradefloor/platform';
import { useServerClock } from '@tradefloor/platform/react';
import { useRemaining } from '@tradefloor/ui';
import { useState } from 'react';
import type { AccountMode } from '../account-name/rules';
import { CODE_WAIT_MS, waitShown } from './rules';

export type CodePurpose = 'register' | 'recover' | 'bind';
/** An e-mail that was sent is no reason to wait for a text message. */
export type CodeRest = `${CodePurpose}-${AccountMode}`;

type Waits = Readonly<Partial<Record<CodeRest, number>>>;

/** Until when each code button rests, by the server's clock: a reload must not make it ready. */
const waits = stored<Waits>({
  name: 'code-waits',
  scope: 'device',
  version: 1,
  fallback: {},
  read(kept) {
    if (typeof kept !== 'object' || kept === null) return undefined;
    return Object.fromEntries(Object.entries(kept).filter(([, until]) => typeof until === 'number'));
  },
});

export function useCodeWait(rest: CodeRest) {
  const clockOffset = useServerClock();
  const [until, setUntil] = useState(() => waits.get()[rest] ?? 0);
  const left = useRemaining({ deadline: until, clockOffset });
  return {
    leftMs: waitShown(left),
    begin: () => {
      const next = Date.now() + clockOffset + CODE_WAIT_MS;
      waits.set({ ...waits.get(), [rest]: next });
      setUntil(next);
    },
  };
}
