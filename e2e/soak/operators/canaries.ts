import type { MadeBuild } from '@tradefloor/build/bad-builds';
import { canariesFor, DRAWS, readRegistry, type Registry } from '@tradefloor/release';
import { newestRegistry } from '@tradefloor/release/folder';
import { setTimeout } from 'node:timers/promises';
import type { Suite } from '../../suite/suite';
import type { Session } from './session';

/** The first of these percents is the first share. */
export const SHARES = [20, 50] as const;
const PLAN = ['--percent', '20', '--steps', '50', '--visits', '6', '--minutes', '0', '--every', '1'];
const A_MINUTE_MS = 60_000;
const BEAT_MS = 400;

export const registryOf = async (suite: Suite): Promise<Registry> =>
  readRegistry(await (await fetch(`${suite.url}/registry`)).json()).registry;

/** So many percent of all browsers would be needed for this one to get the build; none, where it is to go without. */
export async function drawn(suite: Suite, { area, build }: MadeBuild, at: ReadonlyMap<Session, number>) {
  // Browsers are told only of what somebody gets.
  const { areas, ...rest } = readRegistry((await newestRegistry(suite.store))?.document).registry;
  const own = areas[area];
  if (own === undefined) throw new Error(`There is no ${area}.`);
  const until = new Date(Date.now() + A_MINUTE_MS).toISOString();
  const getsIt = (draw: number, percent: number) => {
    const tried = { ...own, canary: { build, percent, until } };
    return canariesFor({ ...rest, areas: { [area]: tried } }, draw, new Date()).length > 0;
  };
  const [first, second] = SHARES;
  for (const [{ page }, percent] of at) {
    const isWanted = (draw: number) =>
      getsIt(draw, first) === percent <= first && getsIt(draw, second) === percent <= second;
    const draw = Array.from({ length: DRAWS }, (_, each) => each).find(isWanted);
    if (draw === undefined) throw new Error(`No browser is one of ${percent} %.`);
    await page.context().addCookies([{ name: 'tf_draw', value: String(draw), url: suite.url }]);
  }
}

/** What is waited for while a canary runs, or why there is nothing to wait for. */
export const whileTried = <Result>(ended: Promise<string>, result: Promise<Result>): Promise<Result> =>
  Promise.race([result, ended.then(said => Promise.reject(new Error(`The canary has ended: ${said}`)))]);

/** Goes on by itself until it is promoted or taken back; what it says then. */
export async function canaried(suite: Suite, { area, build }: MadeBuild, ...options: string[]): Promise<string> {
  return suite.ops('canary', area, build, ...PLAN, '--gateways', suite.url, ...options).catch(String);
}

/** Five do not make a crowd: what other people's tabs tell of both builds, until it is told to end. */
export async function crowd(suite: Suite, tried: MadeBuild, isBroken: boolean, until: AbortSignal): Promise<void> {
  const { area, build } = tried;
  const times = { loadMs: 20, mountMs: 30, longestTaskMs: 0 };
  const stable = (await registryOf(suite)).areas[area]?.stable ?? '';
  const well = { area, build: stable, failed: false, times };
  const its = isBroken ? { area, build, failed: true, times: null } : { area, build, failed: false, times };
  const visits = [...Array.from({ length: 16 }, () => well), its, its];
  while (!until.aborted) {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ kind: 'visits', visits });
    const answer = await fetch(`${suite.url}/beacon`, { method: 'POST', headers, body });
    if (!answer.ok) throw new Error(`The gateway refused what tabs tell: ${answer.status}`);
    await setTimeout(BEAT_MS);
  }
}
