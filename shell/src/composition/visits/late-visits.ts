import type { Late } from '../after-first-screen';
import type { Visit } from './visit';

/** Counted after the first screen: until then they wait here. Without the chunk nothing is counted; nobody misses anything on the page. */
export function lateVisits(page: Window, late: Late): (visit: Visit) => void {
  const waiting: Visit[] = [];
  let tell = (visit: Visit): void => void waiting.push(visit);
  late(({ tellVisits }) => {
    tell = tellVisits(page);
    waiting.forEach(tell);
  });
  return visit => tell(visit);
}
