import type { CDPSession, Page } from 'playwright';

export interface ThreadTime {
  /** Seconds of CPU on the page's main thread: all it did, and scripts alone. */
  readonly all: number;
  readonly script: number;
  readonly at: number;
}

/** CPU, not wall time: what else runs on the machine is not in it. */
export async function threadTime(page: Page): Promise<{ read(): Promise<ThreadTime>; readonly cdp: CDPSession }> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  return {
    cdp,
    async read() {
      const { metrics } = await cdp.send('Performance.getMetrics');
      const of = (name: string) => metrics.find(metric => metric.name === name)?.value ?? Number.NaN;
      return { all: of('TaskDuration'), script: of('ScriptDuration'), at: performance.now() };
    },
  };
}
