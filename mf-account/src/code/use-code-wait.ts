import { serverClockTopic, stored } from '@tradefloor/platform';
import { useTopic } from '@tradefloor/platform/react';
import { useRemaining } from '@tradefloor/ui';
import { useState } from 'react';
import { CODE_WAIT_MS, waitShown } from './rules';

export type CodePurpose = 'register' | 'recover' | 'bind';
type Waits = Readonly<Partial<Record<CodePurpose, number>>>;

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

export function useCodeWait(purpose: CodePurpose) {
  const clockOffset = useTopic(serverClockTopic)?.offsetMs ?? 0;
  const [until, setUntil] = useState(() => waits.get()[purpose] ?? 0);
  const left = useRemaining({ deadline: until, clockOffset });
  return {
    leftMs: waitShown(left),
    begin: () => {
      const next = Date.now() + clockOffset + CODE_WAIT_MS;
      waits.set({ ...waits.get(), [purpose]: next });
      setUntil(next);
    },
  };
}
