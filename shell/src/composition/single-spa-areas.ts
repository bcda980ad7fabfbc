import * as singleSpa from 'single-spa';
import type { Stage } from './stage/stage';

/** Longer than a stage ever takes: a stage has limits of its own, and this is what holds when it fails. */
const LIFECYCLE_LIMIT_MS = 5_000;

/**
 * Registers areas with single-spa, which decides what is on by the address. What it mounts is a stage, never a build:
 * an application that breaks while mounting can't be revived, and one that hangs holds up every navigation.
 */
export function singleSpaAreas(areaAt: (location: Location) => string | null) {
  return {
    add(area: string, stage: Stage): void {
      singleSpa.registerApplication({
        name: area,
        app: () => Promise.resolve(lifecyclesOf(stage)),
        activeWhen: location => areaAt(location) === area,
      });
    },
    remove: (area: string): Promise<void> => singleSpa.unregisterApplication(area),
    /** Addresses mean something else now, or the session has changed. */
    lookAgain: () => singleSpa.triggerAppChange(),
    start(report: (problem: unknown) => void): void {
      singleSpa.addErrorHandler(report);
      singleSpa.setMountMaxTime(LIFECYCLE_LIMIT_MS, true);
      singleSpa.setUnmountMaxTime(LIFECYCLE_LIMIT_MS, true);
      singleSpa.start({ urlRerouteOnly: true });
    },
  };
}

function lifecyclesOf(stage: Stage) {
  return {
    bootstrap: () => Promise.resolve(),
    mount() {
      stage.enter();
      return Promise.resolve();
    },
    unmount: () => stage.leave(),
  };
}
