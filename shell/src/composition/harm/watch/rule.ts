import type { Build } from '@tradefloor/release';
import type { Harm } from '../../loader/fault';

export interface Finding {
  readonly harm: Harm;
  /** For the operator. */
  readonly what: string;
  /** Who did it, where nobody else can have: it gives way. */
  readonly by?: string | null;
  /** Of whom it is told otherwise; left out, of the build that came last. */
  readonly of?: string | undefined;
  /** Nothing but a fresh page undoes it. */
  readonly forGood?: boolean;
}

/** The page as a rule meets it. */
export interface Scene {
  readonly page: Window;
  /** Holds all that the shell draws, and the areas in it. */
  readonly shell: HTMLElement;
  /** The builds on screen, the one that came last at the end. */
  readonly shown: ReadonlySet<Build>;
}

/** Looks at the page in a pause of it, again and again; named as the gate's rule about the same is. */
export interface Rule {
  look(scene: Scene): Finding | null;
  came?(build: Build): void;
  /** At once: the next one may come before the first pause. */
  went?(build: Build): void;
  /** In the first pause after nothing of it is on screen any more. */
  left?(build: Build): void;
}

/** What is still so at the next looks is no moment between two frames; only then anything is done about it. */
export function atLooks<Sign>(
  looks: number,
  see: (scene: Scene) => Sign | null,
  find: (scene: Scene, sign: Sign) => Finding,
): Rule {
  let seen = 0;
  return {
    look(scene) {
      const sign = see(scene);
      seen = sign === null ? 0 : seen + 1;
      if (sign === null || seen < looks) return null;
      seen = 0;
      return find(scene, sign);
    },
    came: () => void (seen = 0),
  };
}
