import { type AreaReleases, type Build, candidates, needsNewerShell } from '@tradefloor/release';
import { isForced } from '../catalogue';
import { Fault, faultFrom } from '../loader/fault';
import { type OnScreen, putUp } from './on-screen';
import type { StageDeps } from './stage-deps';
import { whenAborted } from './when-aborted';

/** One area's place: brings its best build on screen, replaces it when a better one comes, falls back when it breaks. */
export interface Stage {
  enter(): void;
  leave(): Promise<void>;
  /** Another of its routes is gone to. */
  arrive(): void;
  /** The registry has changed. */
  update(): void;
  /** On screen, else the one that would be. */
  readonly build: () => Build | null;
  readonly shown: () => Build | null;
}

/** A mount from warm code takes less; a skeleton for it would only flicker. */
const SKELETON_AFTER_MS = 120;
/** A build that is this slow may never come: the one behind it is fetched meanwhile, and only has to be drawn then. */
export const SPARE_AFTER_MS = 3_000;

export function createStage(deps: StageDeps, newest: () => AreaReleases): Stage {
  const { area, slot, platform, platformVersion, builds, blocked, show } = deps;
  let releases = newest();
  let wanted = false;
  let onScreen: (OnScreen & { readonly stopUsing: () => void }) | null = null;
  let lastFault: Fault | null = null;
  let lastGood: Build | null = null;
  let gaveUpAt: string | null = null;
  let settling: Promise<void> | null = null;
  let interruption = new AbortController();

  const isBlocked = ({ build }: Build) => blocked.has(build) || releases.blocked.includes(build);

  /** A build that ran here a moment ago is good even if the registry has dropped it since. */
  function best(): Build | null {
    const [offered] = candidates(releases, platformVersion, blocked);
    if (offered) return offered;
    return lastGood && !isBlocked(lastGood) ? lastGood : null;
  }

  function settle(): Promise<void> {
    interruption.abort();
    return (settling ??= settleAll());
  }

  /** One change after the other, and again for as long as something has come meanwhile. */
  async function settleAll(): Promise<void> {
    do {
      interruption = new AbortController();
      await step(interruption.signal);
    } while (interruption.signal.aborted);
    settling = null;
    builds.purge(area, best()?.build ?? null);
  }

  async function step(interrupted: AbortSignal): Promise<void> {
    if (!wanted) return takeDown();
    const next = best();
    if (next === null) {
      await agreed(null, interrupted);
      return interrupted.aborted ? undefined : giveUp();
    }
    if (onScreen?.build.build === next.build) {
      // Its user may have left while it was drawn, and come back.
      onScreen.element.hidden = false;
      return show.area();
    }
    if (onScreen && blocked.has(onScreen.build.build)) await takeDown();
    try {
      const asked = performance.now();
      const module = await loaded(next, interrupted);
      if (module === null) return;
      const loadMs = performance.now() - asked;
      await agreed(next.build, interrupted);
      if (interrupted.aborted) return;
      await replace(next, module, loadMs);
    } catch (problem) {
      fail(faultFrom(problem, 'mount-threw', next.build));
    }
  }

  /** What is on screen may be taken away: what is typed into it is the user's, blocked or not. */
  async function agreed(next: string | null, interrupted: AbortSignal): Promise<void> {
    if (onScreen && !isForced(releases, blocked, onScreen.build.build, next))
      await Promise.race([deps.mayReplace(onScreen.build, interrupted), whenAborted(interrupted)]);
  }

  async function loaded(next: Build, interrupted: AbortSignal) {
    const slow = setTimeout(() => onScreen ?? show.loading(), SKELETON_AFTER_MS);
    const verySlow = setTimeout(() => onScreen ?? warmSpare(), SPARE_AFTER_MS);
    try {
      const loading = builds.area(next, { platform, path: deps.address(), whole: onScreen !== null });
      return await Promise.race([loading, whenAborted(interrupted)]);
    } finally {
      clearTimeout(slow);
      clearTimeout(verySlow);
    }
  }

  function warmSpare(): void {
    const [, spare] = candidates(releases, platformVersion, blocked);
    // Whether it comes is told when it is needed.
    if (spare) builds.area(spare, { platform, path: deps.address() }).catch(() => undefined);
  }

  async function replace(next: Build, module: Parameters<typeof putUp>[0]['module'], loadMs: number): Promise<void> {
    const keptPlace = onScreen && deps.keepPlace(onScreen.element);
    await takeDown();
    const stopUsing = builds.use(next);
    deps.entered();
    const since = performance.now();
    try {
      const crashed = (fault: Fault) => {
        if (onScreen?.build === next) fail(fault);
      };
      onScreen = { ...(await putUp({ build: next, module, slot, platform, crashed, keptPlace })), stopUsing };
    } catch (problem) {
      stopUsing();
      deps.release();
      throw problem;
    }
    deps.visited({ area, build: next.build, times: { since, loadMs, mountMs: performance.now() - since } });
    lastGood = next;
    lastFault = null;
    gaveUpAt = null;
    keptPlace?.takeUp(onScreen.element);
    if (wanted) show.area();
  }

  async function takeDown(): Promise<void> {
    if (!onScreen) return;
    const { build, takeDown: end, stopUsing } = onScreen;
    onScreen = null;
    const hung = await end();
    stopUsing();
    deps.release();
    if (hung) blame(new Fault('unmount-hung', build.build, hung.cause));
  }

  /** The next settling finds the build blocked and takes the one behind it. */
  function fail(fault: Fault): void {
    blame(fault);
    void settle();
  }

  function blame(fault: Fault): void {
    lastFault = fault;
    if (fault.build !== null) {
      blocked.add(fault.build);
      // Where nobody answered, the way may be to blame.
      if (fault.unanswered === null) deps.visited({ area, build: fault.build, times: null });
    }
    deps.report(fault, { area, build: fault.build ?? 'none', cause: fault.kind });
  }

  async function giveUp(): Promise<void> {
    await takeDown();
    gaveUpAt = deps.address();
    const tooOld = needsNewerShell(releases, platformVersion, blocked);
    const fault = tooOld ? new Fault('platform-too-old', releases.stable) : lastFault;
    show.fault(fault ?? deps.harmOf(releases.stable) ?? new Fault('files-missing', releases.stable), retry);
  }

  function retry(): void {
    for (const { build } of releases.builds) blocked.delete(build);
    deps.pardon();
    void settle();
  }

  return {
    build: () => onScreen?.build ?? best(),
    shown: () => onScreen?.build ?? null,
    enter() {
      wanted = true;
      // What was under way when it was left, or its own end, comes first.
      const slow = settling && setTimeout(() => onScreen ?? show.loading(), SKELETON_AFTER_MS);
      void settle().finally(() => slow && clearTimeout(slow));
    },
    async leave() {
      wanted = false;
      const settled = settle();
      // A load or a mount under way must not hold up the area that the user goes to.
      if (onScreen) await settled;
      else for (const child of slot.children) if (child instanceof HTMLElement) child.hidden = true;
    },
    arrive() {
      // What was said went with the route that it was said of: it is seen anew whether there is something to show.
      if (wanted && !onScreen && gaveUpAt !== null && gaveUpAt !== deps.address()) retry();
    },
    update() {
      releases = newest();
      void settle();
    },
  };
}
