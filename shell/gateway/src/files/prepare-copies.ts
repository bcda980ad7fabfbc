import type { Registry, ShellJson } from '@tradefloor/release';
import type { Served } from './file-routes';
import { isText } from './media-types';

/** Has the small copies of all that is offered made before anybody asks: first what pages need first. */
export async function prepareCopies({ builds, shelf, copies }: Served, registry: Registry, shell: ShellJson | null) {
  for (const { path } of shell?.files ?? []) {
    const listed = isText(path) ? await shelf.find(path) : null;
    if (listed !== null) copies.prepare(listed.file, 'br', listed.read);
  }
  for (const [area, { builds: offered, stable }] of Object.entries(registry.areas)) {
    const newest = offered.find(({ build }) => build === stable);
    for (const { path } of newest?.files ?? []) {
      const listed = isText(path) && newest !== undefined ? await builds.find(area, newest.build, path) : null;
      if (listed !== null) copies.prepare(listed.file, 'br', listed.read);
    }
  }
}
