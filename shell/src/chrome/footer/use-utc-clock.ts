import { type Bus, serverNow } from '@tradefloor/platform';
import { useEffect, useState } from 'react';

/** `14:02:51` at the exchange (look.server-clock). The next tick is aimed at the turn of the second, so that it neither drifts nor skips one. */
export function useUtcClock(bus: Bus): string {
  const [time, setTime] = useState(() => utcTime(bus));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      setTime(utcTime(bus));
      timer = setTimeout(tick, 1000 - (serverNow(bus) % 1000));
    };
    tick();
    return () => clearTimeout(timer);
  }, [bus]);
  return time;
}

function utcTime(bus: Bus): string {
  return new Date(serverNow(bus)).toISOString().slice(11, 19);
}
