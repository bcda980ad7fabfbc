import * as z from 'zod/mini';
import { answered } from './answered';
import type { Tab } from './tab';

export interface Held {
  readonly nodes: number;
  readonly listeners: number;
  readonly memoryKB: number;
  /** `window resize`, `WebSocket` → how many. */
  readonly named: ReadonlyMap<string, number>;
}

const SHARED = [
  'window',
  'document',
  'document.documentElement',
  'document.body',
  'document.querySelector("#shell")',
  'document.querySelector("#shell header")',
  'visualViewport',
  'screen.orientation',
  'navigator.connection',
  'navigation',
  'document.fonts',
];
const SHORT: Readonly<Record<string, string>> = {
  'document.documentElement': 'html',
  'document.body': 'body',
  'document.querySelector("#shell")': '#shell',
  'document.querySelector("#shell header")': 'header',
};

/** Lives on without anybody who knows of it, and is of one kind or the other: each kind takes a walk through the heap. */
const WORKING = {
  EventTarget: ['MediaQueryList', 'BroadcastChannel', 'WebSocket', 'EventSource'],
  MutationObserver: ['MutationObserver'],
  ResizeObserver: ['ResizeObserver'],
} as const;

const doing = { key: 'step.measuring', values: {} } as const;

/** After collection, twice: what waited for a timer is garbage one collection later. */
export async function heldBy({ cdp }: Tab): Promise<Held> {
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
      const name = `${SHORT[expression] ?? expression} ${type}`;
      named.set(name, (named.get(name) ?? 0) + 1);
    }
  }
  for (const [kind, names] of Object.entries(WORKING))
    for (const [at, living] of (await livingOf(cdp, kind, names)).entries()) named.set(names[at] ?? kind, living);
  await answered(doing, cdp.send('Runtime.releaseObjectGroup', { objectGroup: 'gate' }));
  // Lists of bytes lie beside the heap.
  const { usedSize, backingStorageSize } = memory;
  return { nodes, listeners: jsEventListeners, memoryKB: (usedSize + backingStorageSize) / 1_024, named };
}

/** How many there are of each name. */
async function livingOf(cdp: Tab['cdp'], kind: string, names: readonly string[]): Promise<number[]> {
  const of = { objectGroup: 'gate' };
  const { result } = await answered(doing, cdp.send('Runtime.evaluate', { expression: `${kind}.prototype`, ...of }));
  if (result.objectId === undefined) return [];
  const asked = { prototypeObjectId: result.objectId, ...of };
  const { objectId } = (await answered(doing, cdp.send('Runtime.queryObjects', asked))).objects;
  if (objectId === undefined) return [];
  const functionDeclaration = `function (...names) {
    return names.map(name => this.filter(each => Object.prototype.toString.call(each) === '[object ' + name + ']').length);
  }`;
  const counted = { objectId, functionDeclaration, arguments: names.map(value => ({ value })), returnByValue: true };
  const { result: count } = await answered(doing, cdp.send('Runtime.callFunctionOn', counted));
  return z.array(z.number()).parse(count.value);
}
