import type { TextStorage } from './device-storage';
import { stored, type Stored } from './stored';

/** Of a notice on a micro order: its result takes the place of "placed". */
export const aboutMicroOrder = (id: string): string => `micro order ${id}`;

/** Whose orders run, or have ended, and their owner was not told how. */
export interface UntoldResults {
  readonly whose: string;
  readonly ids: readonly string[];
}

/** They outlive the page, its area's builds and the socket. Gone with the session; read only by who left them. */
export function untoldResults(storage?: TextStorage): Stored<UntoldResults | null> {
  return stored<UntoldResults | null>(
    { name: 'micro-unsettled', scope: 'user', version: 1, read: readUntold, fallback: null },
    storage,
  );
}

function readUntold(value: unknown): UntoldResults | undefined {
  if (typeof value !== 'object' || value === null || !('whose' in value) || !('ids' in value)) return undefined;
  const { whose, ids } = value;
  if (typeof whose !== 'string' || !Array.isArray(ids)) return undefined;
  return { whose, ids: ids.filter(id => typeof id === 'string') };
}
