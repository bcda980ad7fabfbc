import { SPEC_KEYS } from '@tradefloor/platform';
import type { Cancel } from '../clock';

/** Tells the other tabs of this browser that the session, the language or the look has changed. */
export interface OtherTabs {
  tell(): void;
  /** Something stored may have changed: read it again. */
  listen(changed: () => void): Cancel;
}

/**
 * The channel reaches tabs whose storage events are held back; the storage event reaches browsers without channels,
 * and tells of a token that was removed by hand. Both only say "read again", so hearing both does nothing twice.
 */
export function otherTabs(page: Window, openChannel: (name: string) => BroadcastChannel | null): OtherTabs {
  const channel = openChannel('tf.stored');
  const watched = new Set<string>([
    SPEC_KEYS.token.key,
    // Written after the token, which is told before it: whose it is would stay the user before.
    SPEC_KEYS.account.key,
    SPEC_KEYS.locale.key,
    SPEC_KEYS.language.key,
    SPEC_KEYS.nightMode.key,
    'tf.look',
  ]);
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none: it never leaves the origin
    tell: () => channel?.postMessage('changed'),
    listen(changed) {
      // A null key is a storage that was cleared as a whole.
      const onStorage = (event: StorageEvent) => {
        if (event.key === null || watched.has(event.key)) changed();
      };
      // A page from the back-forward cache heard nothing while it slept.
      const onShow = (event: PageTransitionEvent) => {
        if (event.persisted) changed();
      };
      page.addEventListener('storage', onStorage);
      page.addEventListener('pageshow', onShow);
      channel?.addEventListener('message', changed);
      return () => {
        page.removeEventListener('storage', onStorage);
        page.removeEventListener('pageshow', onShow);
        channel?.removeEventListener('message', changed);
        channel?.close();
      };
    },
  };
}
