import type { ReleaseStore } from '../store/release-store';
import { signedOf } from './as-signed';

/**
 * Which of the keys gateways and tabs were told of once, and are told of no more: somebody has retired them, and a machine
 * that has not heard of that must not undo it.
 */
export async function droppedKeys(
  store: ReleaseStore,
  standing: readonly string[],
  asked: readonly string[],
  known: readonly string[],
): Promise<readonly string[]> {
  const missing = asked.filter(key => !standing.includes(key));
  const told = new Set<string>();
  let { revision } = missing.length === 0 ? { revision: 0 } : await store.newest();
  for (; revision > 0 && told.size < missing.length; revision -= 1) {
    // One that is damaged says nothing, and keeps nobody from signing.
    const entry = await store.revision(revision).catch(() => null);
    const said = entry && (await signedOf(entry, known));
    if (said === null || 'why' in said) continue;
    for (const key of said.pointers.keys) if (missing.includes(key)) told.add(key);
  }
  return [...told];
}
