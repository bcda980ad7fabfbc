import type { Build, Registry, ShellJson } from '@tradefloor/release';
import { signedIn } from '@tradefloor/release/signed-store';
import { refuse } from '../refusal';
import type { OpsSaying } from '../said/sayings';
import { isVouchedFor } from '../signing/as-signed';
import { keysThatStand } from '../signing/seal';
import type { ReleaseStore } from '../store/release-store';
import { objections } from './policy';
import { descriptionOf, lossOf } from './published';

/** The whole sentence, with the build that it is about. */
export const unfit = ({ area, build }: Pick<Build, 'area' | 'build'>, why: OpsSaying): OpsSaying => ({
  key: 'refused.unfit',
  values: { area, build, why },
});

/** One at a time: the other would be held against a build that is no longer stable. */
export const refuseTried = (area: string, build: string): never =>
  refuse({ key: 'refused.tried', values: { area, build } }, ` with "canary ${area} --end"`);

export const BLOCKED: OpsSaying = { key: 'unfit.blocked', values: {} };
export const NOT_LAST_GOOD: OpsSaying = { key: 'unfit.not-last-good', values: {} };

/**
 * Why people must not be pointed at this build, whoever points them at it: the one question of promote, of rollback and
 * of what takes a blocked build's place. Null when they may. Where it is signed, so must the build be: what is
 * listed is written by whoever may write files there.
 */
export async function objectionTo(
  build: Build,
  registry: Registry,
  shell: ShellJson | null,
  store: ReleaseStore,
  keys = keysThatStand(registry),
): Promise<OpsSaying | null> {
  const [objection = null] = objections(registry, build, shell);
  if (objection !== null) return objection;
  const loss = (await lossOf(store, build)) ?? (await strange());
  return loss === null ? null : { key: 'unfit.lost', values: { loss } };

  async function strange(): Promise<OpsSaying | null> {
    if (signedIn(registry) === null) return null;
    const text = await descriptionOf(store)(build.area, build.build);
    return (await isVouchedFor(build, text, keys ?? [])) ? null : { key: 'loss.signed', values: {} };
  }
}
