import type { Build } from '@tradefloor/release';
import { setTimeout } from 'node:timers/promises';
import type { Tab } from '../browser/tab';
import { LIMITS } from '../limits';
import type { ScratchStore } from './scratch-store';

const LOOK_MS = 20;

/**
 * What the tab gets from now on, once it was told so: on a busy machine that takes its time, which is not the build's.
 * Where no word comes, as when its line is broken, nobody waits for ever: then the content is missed.
 */
export async function pointed(
  { told }: Pick<Tab, 'told'>,
  store: Pick<ScratchStore, 'point'>,
  build: Build | null,
  how?: 'promoted',
): Promise<void> {
  const revision = await store.point(build, how);
  const until = Date.now() + LIMITS.answerMs;
  while (told() < revision && Date.now() < until) await setTimeout(LOOK_MS);
}
