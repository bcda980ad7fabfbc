import type { Platform } from './platform';

/**
 * What a build exposes to the shell: single-spa's lifecycles, and what warms it while another build is on screen.
 * Both sides of this boundary are built apart: only plain functions, and arguments that may grow.
 */
export interface AreaModule {
  bootstrap(props: AreaProps): Promise<unknown>;
  /** Resolves when the first screen is drawn; rejects when it can't be. */
  mount(props: AreaProps): Promise<unknown>;
  /** Leaves nothing behind: no node, no listener, no timer. */
  unmount(props: AreaProps): Promise<unknown>;
  /** Fetches what the screen at this path needs, so that `mount` only draws. */
  prefetch?(wanted: {
    readonly platform: Platform;
    readonly path: string;
    /** Another build is on screen: not even what comes after a first paint may be missing when it is replaced. */
    readonly whole?: boolean;
  }): Promise<unknown>;
}

export interface AreaProps {
  /** single-spa's name of the area. */
  readonly name: string;
  readonly domElement: HTMLElement;
  readonly platform: Platform;
  /** The area says that it can't go on: drawing failed after `mount`. The shell replaces the build. */
  readonly crashed: (problem: unknown) => void;
}

/** A part another area mounts without importing it. */
export interface PartModule {
  mount(props: PartProps): Promise<unknown>;
  update(props: PartProps): Promise<unknown>;
  unmount(props: PartProps): Promise<unknown>;
}

export interface PartProps extends AreaProps {
  /** What the area that shows the part gives it: plain data and functions. */
  readonly given: Readonly<Record<string, unknown>>;
}
