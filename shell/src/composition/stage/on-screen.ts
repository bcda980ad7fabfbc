import { type AreaModule, type AreaProps, type Platform, within } from '@tradefloor/platform';
import type { Build } from '@tradefloor/release';
import { Fault } from '../loader/fault';
import { whyItFailed } from '../loader/why-it-failed';
import { areaElement } from './area-element';
import type { KeptPlace } from './place-kept';

export const MOUNT_LIMIT_MS = 3_000;
/** React takes an area away within a frame; what needs longer hangs. The next area waits for it. */
export const UNMOUNT_LIMIT_MS = 1_000;

/** One build on screen, from its mount to its unmount. */
export interface OnScreen {
  readonly build: Build;
  readonly element: HTMLElement;
  /** Always ends, and always takes the element away; says whether the build hung or threw. */
  readonly takeDown: () => Promise<Fault | null>;
}

interface Wanted {
  readonly build: Build;
  readonly module: AreaModule;
  readonly slot: HTMLElement;
  readonly platform: Platform;
  readonly crashed: (fault: Fault) => void;
  /** Of the build that it replaces. */
  readonly keptPlace: KeptPlace | null;
}

const bootstrapped = new WeakSet<AreaModule>();

export async function putUp({ build, module, slot, platform, crashed, keptPlace }: Wanted): Promise<OnScreen> {
  const element = areaElement(slot, build.area);
  keptPlace?.reserve(element);
  const props: AreaProps = {
    name: build.area,
    domElement: element,
    platform,
    // A chunk that did not come is told from a build that throws: nobody is to blame for the line.
    crashed: problem => void whyItFailed(problem, build, 'render-crashed').then(crashed),
  };
  const onScreen: OnScreen = { build, element, takeDown: () => takeDown(module, props) };
  try {
    await within(MOUNT_LIMIT_MS, start(module, props), () => new Fault('mount-hung', build.build));
    return onScreen;
  } catch (problem) {
    await onScreen.takeDown();
    throw problem instanceof Fault ? problem : new Fault('mount-threw', build.build, problem);
  }
}

async function start(module: AreaModule, props: AreaProps): Promise<void> {
  if (!bootstrapped.has(module)) {
    await module.bootstrap(props);
    bootstrapped.add(module);
  }
  await module.mount(props);
}

async function takeDown(module: AreaModule, props: AreaProps): Promise<Fault | null> {
  try {
    await within(UNMOUNT_LIMIT_MS, Promise.resolve(module.unmount(props)), () => new Fault('unmount-hung', null));
    return null;
  } catch (problem) {
    return problem instanceof Fault ? problem : new Fault('unmount-hung', null, problem);
  } finally {
    props.domElement.remove();
  }
}
