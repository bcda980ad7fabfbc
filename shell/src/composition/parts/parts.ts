import {
  type MountedPart,
  type Parts,
  type PartModule,
  type PartProps,
  type Platform,
  within,
} from '@tradefloor/platform';
import type { Build } from '@tradefloor/release';
import { Fault } from '../loader/fault';
import type { PreparedBuilds } from '../loader/prepared-builds';
import { whyItFailed } from '../loader/why-it-failed';
import { areaElement } from '../stage/area-element';
import { MOUNT_LIMIT_MS, UNMOUNT_LIMIT_MS } from '../stage/on-screen';

type Given = Readonly<Record<string, unknown>>;

export interface PartsDeps {
  readonly builds: PreparedBuilds;
  /** The builds that could give this part, best first, blocked ones left out. */
  readonly offering: (wanted: WantedPart) => readonly Build[];
  readonly platformFor: (area: string) => Platform;
  readonly fail: (fault: Fault, build: Build) => void;
  /** Blocked, broken, or of an area that is retired: it goes also where nothing takes its place. */
  readonly isWithdrawn: (build: Build) => boolean;
  /** Resolves when the old build may give way, to the new one or to none: what is typed into a part is the user's. */
  readonly mayReplace: (old: Build, next: Build | undefined, stopWaiting: AbortSignal) => Promise<void>;
}

export interface WantedPart {
  readonly name: string;
  readonly version: number;
}

/** The part of a build that is meant, if it has it: of another version it would misread what it is given. */
export function partIn({ parts }: Build, { name, version }: WantedPart): Build['parts'][number] | undefined {
  return parts.find(part => part.name === name && (part.version ?? FIRST) === version);
}

const FIRST = 1;

export interface PartsOnScreen extends Parts {
  /** The registry has changed: parts of replaced builds are drawn by the new ones. */
  refresh(): void;
}

interface Standing {
  readonly build: Build;
  readonly module: PartModule;
  readonly props: PartProps;
  readonly stopUsing: () => void;
}

/** What one area lets another show without importing it. A part is replaced as its area is, in place. */
export function createParts({
  builds,
  offering,
  platformFor,
  fail,
  isWithdrawn,
  mayReplace,
}: PartsDeps): PartsOnScreen {
  const standing = new Set<() => void>();

  async function stand(
    wanted: WantedPart,
    into: HTMLElement,
    given: () => Given,
    crashed: () => void,
  ): Promise<Standing> {
    const [build] = offering(wanted);
    if (!build) throw new Error(`No area has version ${wanted.version} of a part "${wanted.name}"`);
    try {
      return await standFrom(build, wanted, into, given(), crashed);
    } catch (problem) {
      fail(problem instanceof Fault ? problem : new Fault('mount-threw', build.build, problem), build);
      return stand(wanted, into, given, crashed);
    }
  }

  async function standFrom(build: Build, wanted: WantedPart, into: HTMLElement, given: Given, crashed: () => void) {
    const module = await moduleOf(build, wanted);
    const stopUsing = builds.use(build);
    const props: PartProps = {
      name: build.area,
      domElement: areaElement(into, build.area),
      platform: platformFor(build.area),
      given,
      crashed: problem => void giveUp(problem),
    };
    async function giveUp(problem: unknown): Promise<void> {
      fail(await whyItFailed(problem, build, 'render-crashed'), build);
      crashed();
    }
    try {
      await within(MOUNT_LIMIT_MS, module.mount(props), () => new Fault('mount-hung', build.build));
      return { build, module, props, stopUsing };
    } catch (problem) {
      await fall({ build, module, props, stopUsing });
      throw problem;
    }
  }

  const moduleOf = (build: Build, wanted: WantedPart) => builds.part(build, partIn(build, wanted)?.expose ?? '');

  async function mount(
    name: string,
    into: HTMLElement,
    first: Given,
    lost?: () => void,
    version = FIRST,
  ): Promise<MountedPart> {
    const wanted = { name, version };
    let given = first;
    let gone = false;
    let waiting = new AbortController();
    let part = await stand(wanted, into, () => given, refresh);

    function refresh(): void {
      void follow().catch(() => undefined);
    }

    async function leave(): Promise<void> {
      gone = true;
      waiting.abort();
      standing.delete(refresh);
      await fall(part);
    }

    async function follow(): Promise<void> {
      waiting.abort();
      const wait = new AbortController();
      waiting = wait;
      const [best] = offering(wanted);
      const old = part;
      if (gone || (best ? best.build === old.build.build : !isWithdrawn(old.build))) return;
      // Nobody is asked about a build that is not there yet; whether it can be had is told by standing it up.
      if (best) await moduleOf(best, wanted).catch(() => undefined);
      await mayReplace(old.build, best, wait.signal);
      if (wait.signal.aborted) return;
      const next = await stand(wanted, into, () => given, refresh).catch(() => null);
      // Unmounted, or replaced by another follow, while this one was loading.
      if (gone || part !== old) return next ? fall(next) : undefined;
      if (next === null) return wait.signal.aborted || !isWithdrawn(old.build) ? undefined : lose();
      part = next;
      await fall(old);
      builds.forget(old.build);
    }

    /** Nothing takes its place: what is left of it goes, and whoever shows it is told. */
    async function lose(): Promise<void> {
      await leave();
      builds.forget(part.build);
      lost?.();
    }

    standing.add(refresh);
    return {
      update(next) {
        given = next;
        void part.module.update({ ...part.props, given: next });
      },
      unmount: leave,
    };
  }

  return {
    has: (name, version = FIRST) => offering({ name, version }).length > 0,
    mount,
    refresh() {
      for (const each of standing) each();
    },
  };
}

async function fall({ build, module, props, stopUsing }: Standing): Promise<void> {
  try {
    await within(UNMOUNT_LIMIT_MS, module.unmount(props), () => new Fault('unmount-hung', build.build));
  } catch {
    // Its element goes with whatever it has left there.
  } finally {
    props.domElement.remove();
    stopUsing();
  }
}
