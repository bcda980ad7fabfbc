import { useEffect, useState } from 'react';

/** `14:02:51`. The next tick is aimed at the turn of the second, so that it neither drifts nor skips one. */
export function useUtcClock(): string {
  const [time, setTime] = useState(utcTime);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      setTime(utcTime());
      timer = setTimeout(tick, 1000 - (Date.now() % 1000));
    };
    tick();
    return () => clearTimeout(timer);
  }, []);
  return time;
}

function utcTime(): string {
  return new Date().toISOString().slice(11, 19);
}
