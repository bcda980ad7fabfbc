import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Compilation } from 'webpack';
import { byName } from '../by-name';
import { usedExports, type UsedExports } from './used-exports';

const CONTRACT = '@tradefloor/contract';
const INSIDE = path.join(path.sep, 'contract', 'src', path.sep);

/**
 * Which calls of the exchange the build can make, as `POST /api/wallet/out`: those declarations of the contract that it
 * carries. The contract itself is asked what they are, the one that the build was compiled with.
 */
export async function callsMade(compilation: Compilation): Promise<string[]> {
  const found = await Promise.all(
    usedExports(compilation).map(async ({ file, names }) =>
      (await isContract(file)) ? callsAmong(await import(pathToFileURL(file).href), names) : [],
    ),
  );
  return [...new Set(found.flat())].sort(byName);
}

/** Wherever it lies: here in a room of its own, elsewhere among the packages. */
async function isContract(file: string): Promise<boolean> {
  const [room, isInside] = file.split(INSIDE);
  if (isInside === undefined) return false;
  const named: unknown = JSON.parse(await readFile(path.join(`${room}${path.sep}contract`, 'package.json'), 'utf8'));
  return Reflect.get(Object(named), 'name') === CONTRACT;
}

/** Of a module's exports: those that are calls, as their method and address. */
export function callsAmong(module: object, names: UsedExports['names']): string[] {
  return names.flatMap(name => {
    const { method, path: address, movesMoney } = Object(Reflect.get(module, name));
    return typeof movesMoney === 'boolean' && typeof address === 'string' ? [`${String(method)} ${address}`] : [];
  });
}
