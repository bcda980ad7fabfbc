import { readRegistry } from '@tradefloor/release';
import { get } from 'node:http';
import { brotliCompressSync } from 'node:zlib';

const LIMIT_MS = 120_000;
/** Of smaller files the quick copy is as good as the small one. */
const TELLING_BYTES = 10_000;

/**
 * A gateway has small copies of its files made one after the other, of the shell's first, and serves quick ones until
 * then. Waits for the last that tells, so that nobody is measured by how long ago their gateway was started.
 */
export async function smallCopiesMade(url: string): Promise<void> {
  const { registry } = readRegistry(await (await fetch(`${url}/registry`)).json());
  const newest = Object.values(registry.areas).flatMap(({ builds, stable }) =>
    builds.filter(({ build }) => build === stable),
  );
  const scripts = newest.flatMap(({ base, files }) =>
    files.flatMap(({ path, bytes }) => (path.endsWith('.js') && bytes > TELLING_BYTES ? [base + path] : [])),
  );
  const last = scripts.at(-1);
  if (last === undefined) return;
  const small = brotliCompressSync(await (await fetch(url + last)).text()).length;
  const deadline = performance.now() + LIMIT_MS;
  while ((await sentBytes(url + last)) > small * 1.01) {
    if (performance.now() > deadline) throw new Error(`${url} still serves quick copies.`);
    await new Promise(resolve => setTimeout(resolve, 200));
  }
}

/** As it comes over the wire; `fetch` would unpack it. */
function sentBytes(address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': 'br' } }, answer => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => (bytes += chunk.byteLength));
      answer.on('end', () => resolve(bytes));
    }).on('error', reject);
  });
}
