import type { Build } from '@tradefloor/release';
import { type Held, heldBy } from '../browser/held';
import type { Tab } from '../browser/tab';
import type { Growth } from '../observed';
import { isTooMuch } from '../rules/mounts-add-nothing-up';
import { go, goToEmptyRoom } from './visit';

/** The first ones make what is made once. */
const WARMING = 2;
const MOUNTS = 3;

/** What further mounts of a screen add; what looks like a leak must do it twice, for caches fill at their own pace. */
export async function growthAt(tab: Tab, build: Build, route: string): Promise<Growth> {
  const mounts = async (times: number) => {
    for (let time = 0; time < times; time += 1) {
      await go(tab, { to: route, build });
      await goToEmptyRoom(tab);
    }
    return heldBy(tab);
  };
  let before = await mounts(WARMING);
  let after = await mounts(MOUNTS);
  let growth = grown(route, before, after);
  if (isTooMuch(growth)) {
    [before, after] = [after, await mounts(MOUNTS)];
    growth = grown(route, before, after);
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
