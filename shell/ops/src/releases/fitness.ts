import type { Build, Registry, ShellJson } from '@tradefloor/release';
import type { ReleaseStore } from '../store/release-store';
import { objections } from './policy';
import { lossOf } from './published';

/**
 * Why people must not be pointed at this build, whoever points them at it: the one question of promote, of rollback and
 * of what takes a blocked build's place. Null when they may.
 */
export async function objectionTo(
  build: Build,
  registry: Registry,
  shell: ShellJson | null,
  store: ReleaseStore,
): Promise<string | null> {
  const [objection = null] = objections(registry, build, shell);
  if (objection !== null) return objection;
  const loss = await lossOf(store, build);
  return loss === null ? null : `is not in the store as it was published (${loss}): publish it again`;
}
