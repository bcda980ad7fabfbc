import type { Verdict } from '@tradefloor/gate/verdict';
import type { Build, Registry } from '@tradefloor/release';
import path from 'node:path';
import { refuse } from './refusal';
import { shellAt } from './shell-in-service';
import type { ReleaseStore } from './store/release-store';

export interface Gate {
  /** Switched off by whoever runs this: nobody looks, but what it has refused stays refused. */
  readonly isOff: boolean;
  /** Opens the build in a browser, and keeps what was found. */
  look(build: Build, registry: Registry): Promise<Verdict>;
}

interface GateDeps {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly root: string;
  readonly now: () => Date;
  readonly by: string;
  readonly store: ReleaseStore;
  readonly shellFolder: () => Promise<string | null>;
}

const EXCHANGE = 'http://127.0.0.1:8090';

export function gateOf({ env, root, now, by, store, shellFolder }: GateDeps): Gate {
  return {
    isOff: env['TRADEFLOOR_GATE'] === 'off',
    async look(build, registry) {
      const folder = await shellFolder();
      if (folder === null) return refuse('The gate needs the shell: build it, or name its folder with --shell.');
      // A browser is driven by it, which all other commands do without.
      const { NoChromium, passGate } = await import('@tradefloor/gate');
      const candidate = {
        build,
        registry,
        folderOf: (area: string, id: string) => store.buildFolder(area, id),
        shell: await shellAt(folder),
        shellFolder: folder,
        exchange: env['EXCHANGE_URL'] ?? EXCHANGE,
        state: path.resolve(root, env['TRADEFLOOR_STATE'] ?? '.tradefloor/gateway'),
      };
      try {
        const verdict = await passGate(candidate, { by, now, env });
        await store.keepVerdict(verdict);
        return verdict;
      } catch (error) {
        if (!(error instanceof NoChromium)) throw error;
        return refuse(`${error.message}; TRADEFLOOR_GATE=off promotes without it.`);
      }
    },
  };
}
