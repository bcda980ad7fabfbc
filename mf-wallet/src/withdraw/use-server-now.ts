import { useServerClock } from '@tradefloor/platform/react';
import { useState } from 'react';

/** When this was first drawn, by the server's clock: precise enough for what opens after a day. */
export function useServerNow(): number {
  const [now] = useState(Date.now);
  return now + useServerClock();
}
