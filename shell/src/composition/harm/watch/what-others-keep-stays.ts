import type { Finding, Rule } from './rule';

/** Browsers keep five million for the whole page. */
const ROOM_LETTERS = 2_000_000;
/** Nobody's setting is as long. */
const LONG_LETTERS = 10_000;
/** A token, a choice: never taken out. */
const SHORT_LETTERS = 500;
/** What the shell itself keeps in cookies, by their names, and how long it ever is. */
const OF_THE_SHELL = new Set(['tf_lang', 'tf_theme', 'tf_draw']);
const OF_THE_SHELL_LETTERS = 12;

/**
 * Where the storage is full nobody's settings are kept, and nobody stays signed in; cookies go along with every call, and
 * too many of them end every call. What came with the build and has no owner is taken out.
 */
export function whatOthersKeepStays(
  page: Pick<Document, 'cookie'>,
  // oxlint-disable-next-line tradefloor/storage-is-the-platforms -- looked over as a whole, whoever has filled it
  storage: () => Storage = () => window.localStorage,
): Rule {
  let names = new Set<string>();
  let cookies: ReadonlyMap<string, string> = new Map();

  function makeRoom(): Finding | null {
    const kept = Object.entries(storage()).map(([name, text]): readonly [string, number] => [
      name,
      String(text).length,
    ]);
    let letters = kept.reduce((sum, [, length]) => sum + length, 0);
    if (letters < ROOM_LETTERS) return null;
    // The longest first: many that are shorter fill it as well, among what a user has set meanwhile.
    const strange = kept.filter(([name, length]) => length > SHORT_LETTERS && !names.has(name));
    let out = 0;
    for (const [name, length] of strange.toSorted(([, one], [, other]) => other - one)) {
      if (length <= LONG_LETTERS && letters < ROOM_LETTERS) break;
      storage().removeItem(name);
      letters -= length;
      out += 1;
    }
    return taken(`storage was full; ${out} entries were taken out`);
  }

  /** What can't be ended here was set for the whole of a site, by another page of it. */
  function endCookies(): Finding | null {
    const strange = [...cookiesOf(page)].flatMap(([name, value]) =>
      cookies.has(name) || isOfTheShell(name, value) ? [] : name,
    );
    for (const name of strange) page.cookie = `${name}=; Path=/; Max-Age=0`;
    const left = cookiesOf(page);
    const ended = strange.filter(name => !left.has(name));
    return ended.length === 0 ? null : taken(`cookies: ${ended.slice(0, 5).join(', ')}`);
  }

  return {
    look: () => endCookies() ?? makeRoom(),
    came() {
      cookies = cookiesOf(page);
      try {
        names = new Set(Object.keys(storage()));
      } catch {
        // Some browsers keep nothing.
      }
    },
  };
}

const taken = (what: string): Finding => ({ harm: 'storage-taken', what });

const isOfTheShell = (name: string, value: string): boolean =>
  OF_THE_SHELL.has(name) && value.length <= OF_THE_SHELL_LETTERS;

function cookiesOf({ cookie }: Pick<Document, 'cookie'>): ReadonlyMap<string, string> {
  const all = cookie.split('; ').filter(Boolean);
  return new Map(all.map(each => [each.split('=')[0] ?? '', each.slice(each.indexOf('=') + 1)] as const));
}
