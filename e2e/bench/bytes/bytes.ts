import { mappedScripts, type MappedScript } from '@tradefloor/build/reference';
import path from 'node:path';
import type { Figure, Measured, Reading } from '../figure';
import { rounded } from '../statistics';
import { AREA_KB, SHELL_KB } from './bars';
import { byLibrary } from './by-library';
import { type FetchedScript, scriptsBeforeFirstContent } from './fetched-scripts';
import { piecesOf } from './source-map';

const KB = 1000;
const SCREENS = [
  { area: 'market', address: '/' },
  { area: 'spot', address: '/dealCenter' },
] as const;

export const bytes: Figure = {
  name: 'bytes',
  says: 'JavaScript asked for before the first area paints, brotli, without Highcharts',
  async measure(bench): Promise<Measured> {
    const browser = await bench.browser();
    const { url } = await bench.suite();
    const readings: Reading[] = [];
    const notes: string[] = [];
    for (const { area, address } of SCREENS) {
      const scripts = await scriptsBeforeFirstContent(browser, url + address);
      const ofArea = scripts.filter(script => isOf(area, script));
      const ofShell = scripts.filter(script => new URL(script.address).pathname.startsWith('/shell/'));
      const others = scripts.filter(script => !ofArea.includes(script) && !ofShell.includes(script));
      if (others.length > 0) notes.push(`bytes ${address}: also asked for ${others.map(nameOf).join(', ')}`);
      readings.push(
        reading(`shell at ${address}`, ofShell, SHELL_KB),
        reading(`${area} at ${address}`, ofArea, AREA_KB),
      );
      if (address === '/') notes.push(...(await listed('shell', ofShell)));
      notes.push(...(await listed(area, ofArea)));
    }
    return { readings, notes };
  },
};

const nameOf = ({ address }: FetchedScript): string => path.basename(new URL(address).pathname);
const isOf = (area: string, { address }: FetchedScript): boolean =>
  new URL(address).pathname.startsWith(`/builds/${area}/`);

function reading(of: string, scripts: readonly FetchedScript[], atMost: number): Reading {
  const sum = scripts.reduce((bytes, { compressed }) => bytes + compressed, 0);
  return { of, value: scripts.length === 0 ? Number.NaN : rounded(sum / KB, 1), unit: 'kB', bar: { atMost } };
}

async function listed(name: string, scripts: readonly FetchedScript[]): Promise<string[]> {
  const mapped = await mappedScripts(name);
  const libraries = new Map<string, number>();
  for (const script of scripts) {
    const found = mapped.find(one => isSame(one, script));
    const shares =
      found?.map == null
        ? new Map([[found ? 'texts' : `not told apart: ${nameOf(script)}`, script.compressed]])
        : byLibrary(piecesOf(found.text, JSON.parse(found.map)), script.compressed);
    for (const [library, share] of shares) libraries.set(library, (libraries.get(library) ?? 0) + share);
  }
  const lines = [...libraries]
    .toSorted(([, one], [, other]) => other - one)
    .map(([library, share]) => `${library} ${rounded(share / KB, 1)}`);
  return [`bytes of ${name}, kB by library: ${lines.join(', ')}`];
}

/** A chunk's number stands at its beginning, and is the same in both builds; the one script without is the entry. */
function isSame(mapped: MappedScript, script: FetchedScript): boolean {
  return mapped.file === nameOf(script) || numberIn(mapped.text) === numberIn(script.text);
}

const numberIn = (text: string): string => /push\(\[\[[\d,]+\]/.exec(text.slice(0, 200))?.[0] ?? 'entry';
