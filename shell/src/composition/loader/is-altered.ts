import type { Build } from '@tradefloor/release';

/** For all of it together: the build behind waits meanwhile. */
const LOOK_MS = 1_000;

/** Whether what comes of a file is not what was published. A line that is back by now brings the file as it is. */
export async function isAltered(address: string, build: Build): Promise<boolean> {
  const signal = AbortSignal.timeout(LOOK_MS);
  const integrity = await integrityOf(address, build, signal).catch(() => null);
  // Who cannot tell believes the worse.
  if (!integrity) return integrity === '';
  return !(await comes(address, { signal, integrity })) && (await comes(address, { signal }));
}

/** Asked for anew, and kept: a copy that the browser had damaged is mended by it. */
async function comes(address: string, asked: RequestInit): Promise<boolean> {
  try {
    const answer = await fetch(address, { ...asked, cache: 'reload' });
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}

/** The registry says the entry's, the entry those of the other files (`IntegrityPlugin`); empty where neither does. */
async function integrityOf(address: string, { base, entry, files }: Build, signal: AbortSignal): Promise<string> {
  const name = address.split(base)[1] ?? '';
  const listed = (path: string) => files.find(file => file.path === path)?.integrity;
  const known = listed(name);
  if (known !== undefined) return known;
  const answer = await fetch(base + entry, { signal, integrity: listed(entry) ?? '', cache: 'force-cache' });
  return (await answer.text()).split(`"${name}":"`)[1]?.split('"')[0] ?? '';
}
