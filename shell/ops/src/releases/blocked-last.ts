import type { ReleaseStore } from '../store/release-store';
import { blockedIn } from './changes';

/** What was blocked of an area when it was last in a registry: retired or not, nobody is to load it. */
export async function blockedLast(area: string, store: ReleaseStore): Promise<readonly string[]> {
  for await (const { registry } of store.revisions()) {
    const blocked = blockedIn(registry, area);
    if (blocked !== null) return blocked;
  }
  return [];
}
