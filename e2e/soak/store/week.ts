import type { AreaReleases } from '@tradefloor/release';
import type { SampleSuite } from './sample-suite';

/** A command, and by what it is known to have been done. */
export interface Step {
  readonly line: readonly string[];
  readonly isDone: (spot: AreaReleases, before: AreaReleases) => boolean;
  /** Each time that it is typed it writes anew, also what stood before. */
  readonly writesAlways?: boolean;
}

type Day = (spot: AreaReleases, suite: SampleSuite) => Promise<Step> | Step;

/** What an operator does in a week, over and over; each begins where the one before has ended. */
export const WEEK: readonly [Day, ...Day[]] = [
  publishing,
  promoting,
  publishing,
  trying,
  () => ({ line: ['canary', 'spot', '--end'], isDone: now => now.canary === undefined }),
  promoting,
  ({ stable }) => ({
    line: ['rollback', 'spot', '--from', String(stable)],
    isDone: (now, before) => now.stable === before.lastGood[0],
  }),
  promoting,
  ({ stable }) => ({ line: ['block', 'spot', String(stable)], isDone: now => now.blocked.includes(String(stable)) }),
  ({ blocked }) => ({ line: ['unblock', 'spot', String(blocked[0])], isDone: now => now.blocked.length === 0 }),
  () => ({ line: ['renew'], isDone: () => true, writesAlways: true }),
  () => ({ line: ['keys', 'next'], isDone: () => true, writesAlways: true }),
  () => ({ line: ['keys', 'switch'], isDone: () => true, writesAlways: true }),
  publishing,
  publishing,
  () => ({
    line: ['prune', '--keep', '1', '--min-age', '0m'],
    isDone: (now, before) => now.builds.length < before.builds.length,
  }),
];

async function publishing(_spot: AreaReleases, suite: SampleSuite): Promise<Step> {
  const { build, folder } = await suite.builds('spot');
  return { line: ['publish', folder], isDone: now => now.builds.some(known => known.build === build) };
}

function promoting({ builds }: AreaReleases): Step {
  const build = String(builds[0]?.build);
  return { line: ['promote', 'spot', build], isDone: now => now.stable === build };
}

function trying({ builds }: AreaReleases): Step {
  const build = String(builds[0]?.build);
  return { line: ['canary', 'spot', build, '--begin'], isDone: now => now.canary?.build === build };
}
