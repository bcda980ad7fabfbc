/** A build that some open tab has on screen. */
export interface Shown {
  readonly area: string;
  readonly build: string;
}

/** One area and what other areas show in it; of more, the ones that came last. */
const MOST_SHOWN = 16;

/** No word of a tab is longer, by how long names may be. */
export const LONGEST_SHOWN_WORD = 2_048;

/** What a tab says on the line of the registry: what it shows, and nothing of whose tab it is. */
export function shownWord(shown: Iterable<Shown>): string {
  const names = [...shown].slice(-MOST_SHOWN).map(({ area, build }) => `${area}/${build}`);
  return JSON.stringify({ shows: names.toSorted() });
}

/** Each build once; nothing where it is no such word. */
export function shownIn(word: string): readonly Shown[] {
  const shows = showsIn(word);
  if (!Array.isArray(shows) || shows.length > MOST_SHOWN) return [];
  // What is no text may be none either when it is asked to be one, and nobody would hear of all other tabs.
  if (!shows.every(name => typeof name === 'string')) return [];
  return [...new Set(shows)].map(name => {
    const [area = '', build = ''] = name.split('/');
    return { area, build };
  });
}

function showsIn(word: string): unknown {
  try {
    const said: unknown = JSON.parse(word);
    return typeof said === 'object' && said !== null && 'shows' in said ? said.shows : undefined;
  } catch {
    return undefined;
  }
}
