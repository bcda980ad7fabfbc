import { userCenter, type UserId, userInfo } from '@tradefloor/contract';
import { type Bus, type CurrentUser, SPEC_KEYS, type TextStorage, userTopic } from '@tradefloor/platform';
import { readAgain, type RetainedDeps } from './retained';

export interface RetainedUser {
  /** Resolves when the user is known, or could not be read: to which of the two. */
  load(): Promise<boolean>;
  clear(): void;
}

export interface UserDeps extends RetainedDeps {
  readonly bus: Bus;
  /** Whose the token is, as the server says it. */
  readonly identify: (id: UserId, account: string) => void;
  readonly storage: TextStorage;
}

const UNKNOWN_CENTER = { level: null, realName: null, cardId: null } as const;

export function retainedUser(deps: UserDeps): RetainedUser {
  const { bus, identify, storage, watched } = deps;
  let user: CurrentUser | null = null;

  function show(next: CurrentUser): void {
    user = next;
    bus.publish(userTopic, next);
  }

  watched.follow(userInfo, () => answer => {
    identify(answer.id, answer.account || (answer.email ?? answer.phone ?? ''));
    // wire.stored-keys: the flag is kept; c2c shows it as the merchant's badge.
    storage.set(SPEC_KEYS.isSeller.key, answer.isSeller ? '1' : '0');
    show({ ...UNKNOWN_CENTER, ...user, ...answer });
  });
  watched.follow(userCenter, () => ({ level, realName, cardId, reviewStatus }) => {
    if (user) show({ ...user, level, realName, cardId, reviewStatus });
  });

  return {
    async load() {
      // In this order: the center only adds to a user who is known.
      return (await readAgain(deps, userInfo)) !== null && (await readAgain(deps, userCenter)) !== null;
    },
    clear() {
      user = null;
      bus.publish(userTopic, null);
    },
  };
}
