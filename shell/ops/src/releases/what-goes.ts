import { type Build, overlap } from '@tradefloor/release';

/** What people can no longer reach once `next` stands in the place of `before`: who promotes reads it in time to go back. */
export function whatGoes(before: Build | undefined, next: Build): string[] {
  const { addresses, parts } = goneWith(before, next);
  return [...told('address', addresses), ...told('part', parts)];
}

export interface Gone {
  readonly addresses: readonly string[];
  /** With their versions. */
  readonly parts: readonly string[];
}

export function goneWith(before: Build | undefined, next: Build): Gone {
  if (before === undefined) return { addresses: [], parts: [] };
  const kept = addressesOf(next);
  const addresses = addressesOf(before).filter(address => !kept.some(other => overlap(address, other)));
  const parts = before.parts
    .filter(one => !next.parts.some(other => other.name === one.name && versionOf(other) === versionOf(one)))
    .map(one => `${one.name} ${versionOf(one)}`);
  return { addresses, parts };
}

const addressesOf = ({ routes }: Build): string[] => routes.flatMap(({ path, aliases }) => [path, ...aliases]);

/** Builds from before parts had versions gave the first. */
const versionOf = ({ version = 1 }: Build['parts'][number]): number => version;

function told(what: string, gone: readonly string[]): string[] {
  if (gone.length === 0) return [];
  return [`Goes with it: the ${what}${gone.length === 1 ? '' : what === 'address' ? 'es' : 's'} ${gone.join(', ')}.`];
}
