import { type Build, overlap } from '@tradefloor/release';
import type { OpsSaying } from '../said/sayings';

/** What people and the exchange will notice once `next` stands in the place of `before`: who promotes reads it in time to go back. */
export function whatGoes(before: Build | undefined, next: Build): OpsSaying[] {
  const { addresses, parts, calls, newCalls } = goneWith(before, next);
  return [
    ...told('goes.addresses', addresses),
    ...told('goes.parts', parts),
    ...told('goes.calls', calls ?? []),
    ...told('comes.calls', newCalls ?? []),
  ];
}

export interface Gone {
  readonly addresses: readonly string[];
  /** With their versions. */
  readonly parts: readonly string[];
  /** Calls of the exchange that only the one before makes; null where one of the two does not say what it calls. */
  readonly calls: readonly string[] | null;
  /** Those that only the next one makes. */
  readonly newCalls: readonly string[] | null;
}

export function goneWith(before: Build | undefined, next: Build): Gone {
  if (before === undefined) return { addresses: [], parts: [], calls: [], newCalls: next.calls ?? null };
  const kept = addressesOf(next);
  const addresses = addressesOf(before).filter(address => !kept.some(other => overlap(address, other)));
  const parts = before.parts
    .filter(one => !next.parts.some(other => other.name === one.name && versionOf(other) === versionOf(one)))
    .map(one => `${one.name} ${versionOf(one)}`);
  return { addresses, parts, calls: without(before.calls, next.calls), newCalls: without(next.calls, before.calls) };
}

const addressesOf = ({ routes }: Build): string[] => routes.flatMap(({ path, aliases }) => [path, ...aliases]);

/** Builds from before parts had versions gave the first. */
const versionOf = ({ version = 1 }: Build['parts'][number]): number => version;

function without(calls: Build['calls'], others: Build['calls']): readonly string[] | null {
  return calls && others ? calls.filter(call => !others.includes(call)) : null;
}

function told(key: `goes.${'addresses' | 'parts' | 'calls'}` | 'comes.calls', named: readonly string[]): OpsSaying[] {
  return named.length === 0 ? [] : [{ key, values: { count: named.length, names: named.join(', ') } }];
}
