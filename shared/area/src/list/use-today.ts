import { useEffect, useState } from 'react';

/** A timer may be a moment early. */
const LATER_MS = 50;
/** A timer sleeps with its machine, and hears of no clock that is set: none waits longer. */
const LOOK_EVERY_MS = 60_000;

const midnightAfter = (time: number): number => {
  const day = new Date(time);
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + 1).getTime();
};

/** A moment of the present day; another one from midnight on, where a screen stays open overnight. */
export function useToday(): number {
  const [today, setToday] = useState(Date.now);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      clearTimeout(timer);
      const left = midnightAfter(today) - Date.now();
      if (left > 0) timer = setTimeout(look, Math.min(left + LATER_MS, LOOK_EVERY_MS));
      else setToday(Date.now());
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [today]);
  return today;
}
