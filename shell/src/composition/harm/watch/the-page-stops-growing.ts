import { atLooks, type Rule, type Scene } from './rule';

const GROWING_LOOKS = 4;
/** A screen full of order books has two thousand. */
const MANY_NODES = 20_000;
const NODES_A_LOOK = 1_000;
/** A trading screen takes thirty. */
const MANY_MB = 400;
const MB_A_LOOK = 20;
const MB = 1_048_576;

/** Long lists and many prices are large, and stay as large as they are. */
export function thePageStopsGrowing(): Rule {
  let nodes = 0;
  let heap = 0;
  function see({ page }: Scene): string | null {
    const before = { nodes, heap };
    nodes = page.document.getElementsByTagName('*').length;
    heap = heapOf(page.performance);
    const isFlooded = nodes > MANY_NODES && nodes - before.nodes > NODES_A_LOOK;
    const isSwollen = heap > MANY_MB && heap - before.heap > MB_A_LOOK;
    return isFlooded || isSwollen ? `${nodes} elements, ${Math.round(heap)} MB, and more at each look` : null;
  }

  return atLooks(GROWING_LOOKS, see, (_, what) => ({ harm: 'page-swells', what }));
}

/** Chromium alone tells. */
function heapOf(performance: Performance & { readonly memory?: { readonly usedJSHeapSize: number } }): number {
  return (performance.memory?.usedJSHeapSize ?? 0) / MB;
}
