import { formatCountdown } from '@tradefloor/money';
import { useRemaining } from './use-remaining';

interface CountdownProps {
  /** In milliseconds, by the server's clock. */
  readonly deadline: number;
  /** The server's clock minus this machine's, in milliseconds. */
  readonly clockOffset: number;
  readonly onEnd?: () => void;
}

/** look.server-clock. Quiet in a live region too: a clock that is read out each second hides everything else. */
export function Countdown(props: CountdownProps) {
  return <time aria-live="off">{formatCountdown(useRemaining(props))}</time>;
}
