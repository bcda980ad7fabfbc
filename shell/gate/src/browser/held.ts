import { answered } from './answered';
import type { Tab } from './tab';

export interface Held {
  readonly nodes: number;
  readonly listeners: number;
  readonly memoryKB: number;
  /** `window resize` → how many. */
  readonly named: ReadonlyMap<string, number>;
}

const SHARED = ['window', 'document', 'document.documentElement', 'document.body'];

/** After collection, twice: what waited for a timer is garbage one collection later. */
export async function heldBy({ cdp }: Tab): Promise<Held> {
  const doing = { key: 'step.measuring', values: {} } as const;
  for (let time = 0; time < 2; time += 1) await answered(doing, cdp.send('HeapProfiler.collectGarbage'));
  const { nodes, jsEventListeners } = await answered(doing, cdp.send('Memory.getDOMCounters'));
  const memory = await answered(doing, cdp.send('Runtime.getHeapUsage'));
  const named = new Map<string, number>();
  for (const expression of SHARED) {
    const { result } = await answered(doing, cdp.send('Runtime.evaluate', { expression, objectGroup: 'gate' }));
    if (result.objectId === undefined) continue;
    const { objectId } = result;
    const { listeners } = await answered(doing, cdp.send('DOMDebugger.getEventListeners', { objectId }));
    for (const { type } of listeners) {
      const name = `${expression.replace('document.documentElement', 'html').replace('document.body', 'body')} ${type}`;
      named.set(name, (named.get(name) ?? 0) + 1);
    }
  }
  await answered(doing, cdp.send('Runtime.releaseObjectGroup', { objectGroup: 'gate' }));
  // Lists of bytes lie beside the heap.
  const { usedSize, backingStorageSize } = memory;
  return { nodes, listeners: jsEventListeners, memoryKB: (usedSize + backingStorageSize) / 1_024, named };
}
