interface Wanted {
  readonly name: string;
  readonly version: number;
  readonly limitMs: number;
}

/** Runs in the page: a part mounted as another area would, given nothing, and taken away. Why it failed, or null. */
export async function showPart({ name, version, limitMs }: Wanted): Promise<string | null> {
  const platform = window.tradefloorGatePlatform;
  if (platform === undefined) return 'the shell handed nothing to show it with';
  const into = document.createElement('div');
  document.querySelector('main [data-area]')?.append(into);
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`not there and gone again within ${limitMs} ms`)), limitMs);
  });
  // Nobody waits for it any more when the part is done.
  late.catch(() => undefined);
  try {
    const mounted = await Promise.race([platform.part.mount(name, into, {}, () => undefined, version), late]);
    await Promise.race([mounted.unmount(), late]);
    return into.childElementCount === 0 ? null : `${into.childElementCount} elements stay of it`;
  } catch (problem) {
    return String(problem);
  } finally {
    into.remove();
  }
}
