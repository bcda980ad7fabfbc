import { asId, type UserId } from '@tradefloor/contract';
import { clearUserKeys, SPEC_KEYS, type TextStorage } from '@tradefloor/platform';

export interface Credentials {
  readonly token: string;
  readonly userId: UserId | null;
  readonly account: string;
}

/** The only room that touches the token. Held here while the page lives, so that a call never waits for storage. */
export interface SessionStore {
  current(): Credentials | null;
  keep(credentials: Credentials): void;
  /** Everything that is the user's goes; language, theme, layout and favourites stay. */
  clear(): void;
  /** Another tab may have written. */
  reread(): void;
}

export function createSessionStore(storage: TextStorage): SessionStore {
  const read = (): Credentials | null => {
    const token = storage.get(SPEC_KEYS.token.key);
    if (!token) return null;
    const userId = storage.get(SPEC_KEYS.userId.key);
    return {
      token,
      userId: userId ? asId<UserId>(userId) : null,
      account: storage.get(SPEC_KEYS.account.key) ?? '',
    };
  };
  let held = read();
  return {
    current: () => held,
    keep(credentials) {
      held = credentials;
      storage.set(SPEC_KEYS.token.key, credentials.token);
      storage.set(SPEC_KEYS.account.key, credentials.account);
      if (credentials.userId === null) storage.remove(SPEC_KEYS.userId.key);
      else storage.set(SPEC_KEYS.userId.key, credentials.userId);
    },
    clear() {
      held = null;
      clearUserKeys(storage);
    },
    reread() {
      held = read();
    },
  };
}
