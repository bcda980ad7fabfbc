import { SPEC_KEYS } from '@tradefloor/platform';
import { atLooks, type Rule } from './rule';

const { token, account, userId } = SPEC_KEYS;
/** Who the user is, in every tab. */
const SESSION = [token, account, userId].map(({ key }) => key);
export const isOfTheSession = (key: unknown): boolean => SESSION.some(name => name === key);

/** What another tab has done is here before its event, by a moment. */
const LOOKS = 2;

export interface Session extends Rule {
  /** By a call that no build makes: the shell signs in or out, or a test does, or a user at the console. */
  asked(): void;
}

/**
 * Who is signed in stays so until they sign out. An entry may be deleted by name, which is no call of anybody's: what went
 * like that in this very tab is written back, and every tab told to read again. Other tabs, and what empties all of the
 * storage, are taken at their word.
 */
export function theSessionStays(
  page: Window & typeof globalThis,
  isReal = ({ isTrusted }: Event) => isTrusted,
): Session {
  const read = (): readonly (string | null)[] => SESSION.map(name => page.localStorage.getItem(name));
  let known: readonly (string | null)[] = [];
  let isAsked = true;
  const asked = (): void => void (isAsked = true);
  const heard = (event: StorageEvent | PageTransitionEvent): void => {
    const key = 'key' in event ? event.key : null;
    if (isReal(event) && (key === null || isOfTheSession(key))) asked();
  };

  page.addEventListener('storage', heard);
  // Who comes back from the back-forward cache has heard nothing meanwhile.
  page.addEventListener('pageshow', heard);

  function lost(): readonly (string | null)[] | null {
    const now = read();
    if (isAsked || page.localStorage.length === 0) known = now;
    isAsked = false;
    return typeof known[0] === 'string' && known[0] !== now[0] ? known : null;
  }

  const stays = atLooks(LOOKS, lost, (_, kept) => {
    SESSION.forEach((name, at) => {
      const text = kept[at] ?? null;
      if (text === null) page.localStorage.removeItem(name);
      else page.localStorage.setItem(name, text);
    });
    const channel = new page.BroadcastChannel('tf.stored');
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none: it never leaves the origin
    channel.postMessage('changed');
    channel.close();
    return { harm: 'storage-taken', what: 'the session was taken out, and is put back' };
  });
  return { ...stays, asked };
}
