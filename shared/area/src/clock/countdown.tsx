import { useServerClock } from '@tradefloor/platform/react';
import {
  Countdown as PlainCountdown,
  CountdownRing as PlainCountdownRing,
  DeadlineBar as PlainDeadlineBar,
} from '@tradefloor/ui';
import type { ComponentProps } from 'react';

/** To a deadline by the server's clock, right whatever this machine's says. */
export function Countdown(props: Omit<ComponentProps<typeof PlainCountdown>, 'clockOffset'>) {
  return <PlainCountdown {...props} clockOffset={useServerClock()} />;
}

export function DeadlineBar(props: Omit<ComponentProps<typeof PlainDeadlineBar>, 'clockOffset'>) {
  return <PlainDeadlineBar {...props} clockOffset={useServerClock()} />;
}

export function CountdownRing(props: Omit<ComponentProps<typeof PlainCountdownRing>, 'clockOffset'>) {
  return <PlainCountdownRing {...props} clockOffset={useServerClock()} />;
}
