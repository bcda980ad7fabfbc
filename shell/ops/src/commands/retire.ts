import { areaNamed, type Command, noArea } from '../command';
import { editRegistry, releasesOf } from '../edit-registry';
import { offeredLately } from '../releases/open-tabs';
import { withdrawn } from '../releases/pointers';

export const retire: Command = {
  name: 'retire',
  takes: 'AREA',
  summary: 'take an area away for good',
  about: [
    'Nobody gets any build of it from then on: menus lose it at once, a canary of it ends, and a page of it that is open',
    'stays until its user agrees or goes elsewhere. What such tabs may still ask for is given out for a day; typed again',
    'after that, or with --now, it is out of the registry, so that nothing tells of it any more but the history. "prune"',
    'removes its files. Published again, it is as any new area; what was blocked of it stays so.',
  ],
  options: { now: { type: 'boolean' } },
  says: { now: 'out of the registry at once: open pages of it are gone, and what was typed there' },
  positionals: { min: 1, max: 1 },
  writes: true,

  async run(asked, { store, note, now }) {
    const area = areaNamed(asked);
    const { revision, changed, decided } = await editRegistry(store, note, async standing => {
      const releases = releasesOf(standing, area);
      if (releases === null) return noArea(area);
      const lately = await offeredLately(store, now(), note.signing);
      const isNeeded = releases.builds.some(({ build }) => lately.has(`${area}/${build}`));
      if (asked.flag('now') || !isNeeded) return { isOut: true, areas: { [area]: null } };
      const isOffered = releases.stable !== null || releases.lastGood.length > 0 || releases.canary !== undefined;
      return { isOut: false, areas: isOffered ? { [area]: withdrawn(releases) } : null };
    });
    const { isOut } = decided;
    return { lines: [said(area, revision, changed, isOut)], json: { area, revision, changed, isOut } };
  },
};

function said(area: string, revision: number, changed: boolean, isOut: boolean): string {
  if (isOut) return `${area} is out of the registry (revision ${revision}); "prune" removes its files.`;
  const later = `type it again in a day, when no open tab can need its files, or now with --now`;
  return changed
    ? `Nobody gets ${area} any more (revision ${revision}). It is listed still: ${later}.`
    : `Nobody gets ${area}, but somebody did within the last day: ${later}.`;
}
