import type { Said } from '@tradefloor/gate/said';
import type { Verdict } from '@tradefloor/gate/verdict';
import type { Build, Registry } from '@tradefloor/release';
import path from 'node:path';
import { refuse } from './refusal';
import { inEnglish } from './said/english';
import { shellAt } from './shell-in-service';
import type { SigningPlace } from './signing/signer';
import { keepSigned } from './signing/verdicts';
import type { Borrowed, ReleaseStore } from './store/release-store';

export interface Gate {
  /** Switched off by whoever runs this: nobody looks, but what it has refused stays refused. */
  readonly isOff: boolean;
  /** Opens the build in a browser, and keeps what was found. */
  look(build: Build, registry: Registry): Promise<Look>;
}

export interface Look {
  readonly verdict: Verdict;
  /** Why it could not be kept. */
  readonly unkept: string | null;
}

interface Found extends Readonly<Record<'place' | 'figure' | 'cure', Said>> {
  readonly rule: string;
}

interface GateDeps {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly root: string;
  readonly now: () => Date;
  readonly by: string;
  readonly store: ReleaseStore;
  readonly signing: SigningPlace;
  readonly shellFolder: () => Promise<string | null>;
  /** Told of what is looked at next. */
  readonly looking: (step: Said) => void;
}

const EXCHANGE = 'http://127.0.0.1:8090';

export function gateOf({ env, root, now, by, store, signing, shellFolder, looking }: GateDeps): Gate {
  return {
    isOff: env['TRADEFLOOR_GATE'] === 'off',
    async look(build, registry) {
      const folder = await shellFolder();
      if (folder === null)
        return refuse({ key: 'refused.shell.none', values: {} }, ', or name its folder with --shell');
      // A browser is driven by it, which all other commands do without.
      const { NoLook, passGate } = await import('@tradefloor/gate');
      const borrowed = await beside(store, build, registry);
      const candidate = {
        build,
        registry,
        folderOf: (area: string, id: string) => borrowed.get(`${area}/${id}`)?.folder ?? '',
        shell: await shellAt(folder),
        shellFolder: folder,
        exchange: env['EXCHANGE_URL'] ?? EXCHANGE,
        state: path.resolve(root, env['TRADEFLOOR_STATE'] ?? '.tradefloor/gateway'),
      };
      try {
        const found = await passGate(candidate, { by, now, env, tell: looking });
        const verdict = { ...found, findings: found.findings.map(told) };
        return { verdict, unkept: await keepSigned(verdict, store, signing) };
      } catch (error) {
        if (!(error instanceof NoLook)) throw error;
        return refuse(
          { key: 'refused.unlooked', values: { cause: error.said } },
          '; TRADEFLOOR_GATE=off promotes without it',
        );
      } finally {
        for (const one of borrowed.values()) await one.giveBack();
      }
    },
  };
}

function told({ rule, ...said }: Found): Verdict['findings'][number] {
  const { place, figure, cure } = said;
  return { rule, place: inEnglish(place), figure: inEnglish(figure), cure: inEnglish(cure), said };
}

/** The build, and what it stands beside: the stable build of each area. */
async function beside(store: ReleaseStore, build: Build, { areas }: Registry): Promise<ReadonlyMap<string, Borrowed>> {
  const stable = Object.entries(areas).map(([area, releases]) => [area, releases.stable] as const);
  const borrowed = new Map<string, Borrowed>();
  for (const [area, id] of [[build.area, build.build] as const, ...stable]) {
    if (id !== null) borrowed.set(`${area}/${id}`, borrowed.get(`${area}/${id}`) ?? (await store.borrow(area, id)));
  }
  return borrowed;
}
