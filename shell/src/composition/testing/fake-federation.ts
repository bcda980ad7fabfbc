import type { AreaModule, PartModule } from '@tradefloor/platform';
import type { Build } from '@tradefloor/release';
import type { Federation } from '../loader/federation';

type Loaded = () => Promise<unknown>;

/** Builds that do as the test says; what is not said draws the build's id. */
export function fakeFederation(behaviour: Readonly<Record<string, Loaded>> = {}) {
  const loads: string[] = [];
  const purged: string[] = [];
  const federation: Federation = {
    load(build: Build, expose) {
      loads.push(build.build);
      const load = behaviour[build.build];
      if (load) return load();
      return Promise.resolve(expose === './area' ? drawing(build.build) : drawingPart(build.build));
    },
    purge: ({ build }) => void purged.push(build),
  };
  return { federation, loads, purged };
}

export function drawing(text: string, change: Partial<AreaModule> = {}): AreaModule {
  return {
    bootstrap: () => Promise.resolve(),
    mount({ domElement }) {
      domElement.textContent = text;
      return Promise.resolve();
    },
    unmount({ domElement }) {
      domElement.textContent = '';
      return Promise.resolve();
    },
    ...change,
  };
}

export function drawingPart(text: string, change: Partial<PartModule> = {}): PartModule {
  const show: PartModule['mount'] = ({ domElement, given }) => {
    domElement.textContent = `${text} ${String(given['side'])}`;
    return Promise.resolve();
  };
  return { mount: show, update: show, unmount: () => Promise.resolve(), ...change };
}

export const never = () => new Promise<never>(() => undefined);
