import type { Saying } from '../said/said';

interface Wanted {
  readonly name: string;
  readonly version: number;
  readonly limitMs: number;
}

/** Runs in the page: a part mounted as another area would, given nothing. Why it failed, or null. */
export async function showPart({ name, version, limitMs }: Wanted): Promise<Saying | null> {
  const platform = window.tradefloorGatePlatform;
  if (platform === undefined) return { key: 'figure.part.unhanded', values: {} };
  const into = document.createElement('div');
  document.querySelector('main [data-area]')?.append(into);
  const overrun = new Error('late');
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(overrun), limitMs);
  });
  // Nobody waits for it any more when the part is done.
  late.catch(() => undefined);
  try {
    const mounted = await Promise.race([platform.part.mount(name, into, {}, () => undefined, version), late]);
    window.tradefloorGatePart = { into, mounted };
    return null;
  } catch (problem) {
    into.remove();
    return problem === overrun
      ? { key: 'figure.part.late', values: { ms: limitMs } }
      : { key: 'verbatim', values: { what: String(problem) } };
  } finally {
    // For as long as it waits it holds what won against it: the part, with all that it listens to.
    clearTimeout(timer);
  }
}

/** Runs in the page: the part that is there is taken away. Why that failed, or null. */
export async function takePartAway({ limitMs }: Pick<Wanted, 'limitMs'>): Promise<Saying | null> {
  const part = window.tradefloorGatePart;
  if (part === undefined) return null;
  const { into, mounted } = part;
  const overrun = new Error('late');
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(overrun), limitMs);
  });
  late.catch(() => undefined);
  try {
    await Promise.race([mounted.unmount(), late]);
    return into.childElementCount === 0
      ? null
      : { key: 'figure.part.stays', values: { elements: into.childElementCount } };
  } catch (problem) {
    return problem === overrun
      ? { key: 'figure.part.late', values: { ms: limitMs } }
      : { key: 'verbatim', values: { what: String(problem) } };
  } finally {
    clearTimeout(timer);
    into.remove();
    window.tradefloorGatePart = undefined;
  }
}
