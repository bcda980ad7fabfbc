import { type Held, heldBy } from '../browser/held';
import type { Tab } from '../browser/tab';
import type { Growth } from '../observed';
import { isTooMuch } from '../rules/mounts-add-nothing-up';

/** The first ones make what is made once. */
const WARMING = 2;
const MOUNTS = 3;

/**
 * What further mounts of `what` add; what looks like a leak must do it twice, for caches fill at their own pace. Null
 * where one of them did not come. `warmed` is how often it was mounted just before.
 */
export async function growthOf(
  tab: Tab,
  what: string,
  mount: () => Promise<boolean>,
  warmed = 0,
): Promise<Growth | null> {
  const mounts = async (times: number) => {
    for (let time = 0; time < times; time += 1) if (!(await mount())) return null;
    return heldBy(tab);
  };
  let before = await mounts(WARMING - warmed);
  let after = before && (await mounts(MOUNTS));
  if (before === null || after === null) return null;
  let growth = grown(what, before, after);
  if (isTooMuch(growth)) {
    before = after;
    after = await mounts(MOUNTS);
    growth = after === null ? growth : grown(what, before, after);
  }
  return growth;
}

export function grown(route: string, before: Held, after: Held): Growth {
  const named = [...after.named]
    .map(([name, count]) => [name, count - (before.named.get(name) ?? 0)] as const)
    // One each time at least: less comes and goes with the shell.
    .filter(([, more]) => more >= MOUNTS)
    .map(([name, more]) => `${Math.round(more / MOUNTS)} × ${name}`);
  const each = (of: 'nodes' | 'listeners' | 'memoryKB') => Math.max(0, Math.round((after[of] - before[of]) / MOUNTS));
  return {
    route,
    mounts: MOUNTS,
    nodes: each('nodes'),
    listeners: each('listeners'),
    memoryKB: each('memoryKB'),
    named,
  };
}
