import { useEffect, useState } from 'react';

/** A timer may be a moment early. */
const LATER_MS = 50;

const midnightAfter = (time: number): number => {
  const day = new Date(time);
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + 1).getTime();
};

/** A moment of the present day; another one from midnight on, where a screen stays open overnight. */
export function useToday(): number {
  const [today, setToday] = useState(Date.now);
  useEffect(() => {
    const look = (): void => {
      if (Date.now() >= midnightAfter(today)) setToday(Date.now());
    };
    const timer = setTimeout(look, midnightAfter(today) - Date.now() + LATER_MS);
    // A timer sleeps with its machine.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [today]);
  return today;
}
