import { readFileSync } from 'node:fs';
import path from 'node:path';
import { BUILDER } from '../root';

export const KEPT_AT = path.join(BUILDER, 'src/promised/promises.json');

export interface KeptPromise {
  /** The platform version that brought it. */
  readonly since: string;
  /** How it is declared. */
  readonly as: string;
}

const written = ({ since, as }: KeptPromise) => `${since} ${as}`;

function read(text: string): KeptPromise {
  const [since = ''] = text.split(' ', 1);
  return { since, as: text.slice(since.length + 1) };
}

export function keptPromises(): Map<string, KeptPromise> {
  const kept = JSON.parse(readFileSync(KEPT_AT, 'utf8')) as Record<string, string>;
  return new Map(Object.entries(kept).map(([name, text]) => [name, read(text)]));
}

export const documentOf = (promises: ReadonlyArray<readonly [string, KeptPromise]>): string =>
  `${JSON.stringify(Object.fromEntries(promises.map(([name, promise]) => [name, written(promise)])), null, 2)}\n`;
