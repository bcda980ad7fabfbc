import { createGateway } from '@tradefloor/gateway';
import type { AreaRoute } from '@tradefloor/release';
import { mkdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { launch } from '../browser/chromium';
import { lookedWithin } from '../no-look';
import type { Observed, Walk } from '../observed';
import { findingsIn } from '../rules';
import type { Saying } from '../said/said';
import { type Candidate, stableOf } from './candidate';
import { faultsOf } from './faults';
import { type ScratchStore, scratchStore } from './scratch-store';
import { scriptBytesOf } from './script-bytes';
import { type Way, walk } from './walk';

/** Two dozen mounts, and a look at a screen at rest, take twenty-five seconds on a machine that does other things as well. */
const WHOLE_MS = 70_000;
const EACH_ROUTE_MS = 4_000;

/** The candidate, mounted in the shell in service beside what else is stable; the store is only read. */
export async function rehearse(
  candidate: Candidate,
  chromium: string,
  tell: (step: Saying) => void,
): Promise<Observed> {
  const { build } = candidate;
  tell({ key: 'step.opening', values: {} });
  const store = await scratchStore(candidate);
  try {
    await store.point(build);
    const gateway = await openGateway(candidate, store);
    try {
      const origin = await gateway.listen({ port: 0, host: '127.0.0.1' });
      const { browser, kill } = await launch(chromium);
      const limit = WHOLE_MS + build.routes.length * EACH_ROUTE_MS;
      const walks = await lookedWithin(limit, kill, async () => {
        const done: Walk[] = [];
        for (const way of waysOf(candidate)) {
          done.push(await walk(browser, origin, store, { ...way, tell }));
          // What one tab refuses nobody has to look at in another.
          if (findingsIn({ walks: done, faults: [] }).length > 0) break;
        }
        return done;
      });
      return { walks, faults: await faultsOf(origin, build) };
    } finally {
      await gateway.close();
    }
  } finally {
    await store.remove();
  }
}

async function openGateway({ shellFolder, exchange, state }: Candidate, store: ScratchStore) {
  const own = path.join(store.folder, 'gateway');
  const compressed = path.join(state, 'compressed');
  await Promise.all([own, compressed].map(each => mkdir(each, { recursive: true })));
  await symlink(compressed, path.join(own, 'compressed'));
  return createGateway({
    store: store.folder,
    state: own,
    exchange,
    shell: () => Promise.resolve(shellFolder),
    showBeacons: true,
    copiesAhead: false,
    guestCallsPerSecond: 0,
    tabsPerAddress: 0,
  });
}

/**
 * First as a member with the exchange away, for a build that does harm must not find an account to do it with; then as a
 * guest, with the exchange that is there. The first screen that everybody may see is looked at as both.
 */
export function waysOf(candidate: Candidate): Omit<Way, 'tell'>[] {
  const { build, folderOf } = candidate;
  const given = {
    build,
    stable: stableOf(candidate),
    bytesOf: scriptBytesOf(build, folderOf(build.area, build.build)),
  };
  const routes = (access: AreaRoute['access']) => build.routes.filter(route => route.access === access);
  const open = routes('public');
  return [
    { ...given, as: 'member', routes: [...routes('user'), ...open.slice(0, 1)], parts: [], again: open.length === 0 },
    { ...given, as: 'guest', routes: open, parts: build.parts, again: open.length > 0 },
  ];
}
