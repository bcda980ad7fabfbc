import { twice } from '../screens/twice';

/** Code that comes after the first paint. */
export interface LateCode<Code> {
  /** Null until it is there. */
  readonly here: () => Code | null;
  readonly fetch: () => Promise<void>;
  /** Tells when it has come. Returns how to stop. */
  readonly wait: (tell: () => void) => () => void;
}

/** What the code which has run so far wants later. */
const wanted = new Set<LateCode<unknown>>();

export function lateCode<Code>(load: () => Promise<Code>): LateCode<Code> {
  const late = codeOnDemand(load);
  wanted.add(late);
  return late;
}

/** Code that only a press asks for. */
export function codeOnDemand<Code>(load: () => Promise<Code>): LateCode<Code> {
  const waiting = new Set<() => void>();
  let here: Code | null = null;
  let fetching: Promise<void> | null = null;
  const come = async () => {
    here = await twice(load);
    for (const tell of waiting) tell();
  };
  return {
    here: () => here,
    fetch() {
      fetching ??= come();
      fetching.catch(() => (fetching = null));
      return fetching;
    },
    wait(tell) {
      waiting.add(tell);
      return () => void waiting.delete(tell);
    },
  };
}

/** All of it, and what that wants in turn: a screen that is drawn afterwards is whole from its first frame. */
export async function allLateCode(): Promise<void> {
  const known = wanted.size;
  await Promise.all([...wanted].map(late => late.fetch()));
  if (wanted.size > known) await allLateCode();
}
