import type { Visit } from './visit';

/** Counted after the first screen: until then they wait here. */
export function lateVisits(page: Window, painted: Promise<void>): (visit: Visit) => void {
  const waiting: Visit[] = [];
  let tell = (visit: Visit): void => void waiting.push(visit);

  async function begin(): Promise<void> {
    await painted;
    const { tellVisits } = await import(/* webpackChunkName: "visits" */ './tell-visits');
    tell = tellVisits(page);
    waiting.forEach(tell);
  }

  // Without it nothing is counted here; nobody misses anything on the page.
  begin().catch(() => undefined);
  return visit => tell(visit);
}
