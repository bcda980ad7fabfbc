import type { CDPSession } from '@playwright/test';
import * as z from 'zod/mini';

/** What a page holds after collection. */
export interface Held {
  readonly nodes: number;
  /** Of its own objects, arrays, closures and texts; not of compiled code, which grows with use and is dropped at need. */
  readonly bytes: number;
}

const snapshot = z.object({
  snapshot: z.object({
    meta: z.object({
      node_fields: z.array(z.string()),
      node_types: z.array(z.union([z.string(), z.array(z.string())])),
    }),
  }),
  nodes: z.array(z.number()),
});

const OWN = new Set(['object', 'array', 'closure', 'string', 'concatenated string', 'sliced string', 'regexp']);

/** What waited for a frame or a timer is garbage one collection later: looks until nothing more goes. */
export async function heldBy(cdp: CDPSession): Promise<Held> {
  let held = await collected(cdp);
  for (let unchanged = 0; unchanged < 2;) {
    const next = await collected(cdp);
    unchanged = next.nodes === held.nodes ? unchanged + 1 : 0;
    held = next;
  }
  return held;
}

async function collected(cdp: CDPSession): Promise<Held> {
  const chunks: string[] = [];
  const collect = ({ chunk }: { readonly chunk: string }) => chunks.push(chunk);
  cdp.on('HeapProfiler.addHeapSnapshotChunk', collect);
  // Collects before it looks.
  await cdp.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  cdp.off('HeapProfiler.addHeapSnapshotChunk', collect);
  const { nodes } = await cdp.send('Memory.getDOMCounters');
  return { nodes, bytes: bytesIn(chunks.join('')) };
}

function bytesIn(text: string): number {
  const { snapshot: said, nodes } = snapshot.parse(JSON.parse(text));
  const { node_fields: fields, node_types: types } = said.meta;
  const [kind, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  const kinds = types[kind] ?? [];
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += fields.length) {
    if (OWN.has(kinds[nodes[at + kind] ?? -1] ?? '')) bytes += nodes[at + size] ?? 0;
  }
  return bytes;
}
