import { useEffect, useState } from 'react';
import { whenPast } from './when-past';

const midnightAfter = (time: number): number => {
  const day = new Date(time);
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + 1).getTime();
};

/** A moment of the present day; another one from midnight on, where a screen stays open overnight. */
export function useToday(): number {
  const [today, setToday] = useState(Date.now);
  useEffect(() => whenPast(midnightAfter(today), () => setToday(Date.now())), [today]);
  return today;
}
