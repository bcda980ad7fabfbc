import type { UserId } from '@tradefloor/contract';
import { changing, type Session, type SessionState } from '@tradefloor/platform';
import type { Observable } from 'rxjs';
import { heldBack } from '../asks/held-back';
import type { Cancel, Clock } from '../clock';
import type { OtherTabs } from './other-tabs';
import type { Credentials, SessionStore } from './session-store';
import { returnPath, SIGN_IN_PATH, signInPath } from './sign-in-path';

/** wire.session-over: the message is shown for so long before the sign-in page follows. */
export const OVER_MS = 500;

export interface SessionDeps {
  readonly store: SessionStore;
  readonly tabs: OtherTabs;
  readonly clock: Clock;
  readonly page: { readonly location: Location };
  /** Goes without asking: who is signed out has nothing left to lose. */
  readonly go: (path: string) => Promise<boolean>;
  /** Asks a dirty form. */
  readonly mayLeave: () => Promise<boolean>;
  /** Resolves when the user of the present token is loaded, or could not be. */
  readonly userLoaded: () => Promise<void>;
  /** Tells the server that the token is given up; best effort. */
  readonly giveUp: () => Promise<void>;
}

export interface ShellSession {
  /** What areas are handed: nothing here leads to the token. */
  readonly forAreas: Session;
  readonly changes: Observable<SessionState>;
  readonly token: () => string | null;
  readonly userId: () => UserId | null;
  /** Whose the present token is, as soon as the server has said it; their name, where none was typed here. */
  identify(userId: UserId, account: string): void;
  /** The server answered 999 to a call that carried this token. */
  readonly over: (token: string | null) => void;
  /** The token is gone, and the sign-in page follows. */
  readonly ended: Observable<void>;
  start(): Cancel;
}

const stateOf = (credentials: Credentials | null): SessionState =>
  credentials ? { kind: 'user', userId: credentials.userId, account: credentials.account } : { kind: 'guest' };

export function createSession(deps: SessionDeps): ShellSession {
  const { store, tabs, clock } = deps;
  const { location } = deps.page;
  const state = changing(stateOf(store.current()));
  // A start with a token that is over meets 999 before the chrome is drawn.
  const ended = heldBack<void>();
  let cancelLeaving: Cancel | null = null;

  const here = () => location.pathname + location.search + location.hash;
  const tokenOf = () => store.current()?.token ?? null;

  function keep(credentials: Credentials): void {
    store.keep(credentials);
    state.set(stateOf(credentials));
    tabs.tell();
  }

  function clear(): void {
    store.clear();
    state.set({ kind: 'guest' });
    tabs.tell();
  }

  function leaveForSignIn(): void {
    cancelLeaving ??= clock.after(OVER_MS, () => {
      cancelLeaving = null;
      if (tokenOf() === null && location.pathname !== SIGN_IN_PATH) void deps.go(signInPath(here()));
    });
  }

  function readAgain(): void {
    const before = state.current();
    const tokenBefore = tokenOf();
    store.reread();
    const now = stateOf(store.current());
    // The same user with the same token is no news: storage and channel both tell of every change.
    if (tokenOf() === tokenBefore && JSON.stringify(now) === JSON.stringify(before)) return;
    state.set(now);
  }

  const forAreas: Session = {
    state: state.current,
    changes: state.changes,
    returnTo: () => returnPath(location.search, location.origin),
    async signIn(token, account) {
      cancelLeaving?.();
      cancelLeaving = null;
      keep({ token, userId: null, account });
      await deps.userLoaded();
    },
    async signOut() {
      if (!(await deps.mayLeave())) return;
      const told = deps.giveUp();
      clear();
      await Promise.all([told, deps.go(SIGN_IN_PATH)]);
    },
    askToSignIn: () => void deps.go(signInPath(here())),
  };

  return {
    forAreas,
    changes: state.changes,
    token: tokenOf,
    userId: () => store.current()?.userId ?? null,
    identify(userId, said) {
      const credentials = store.current();
      if (!credentials) return;
      const account = credentials.account || said;
      if (credentials.userId !== userId || credentials.account !== account) keep({ ...credentials, userId, account });
    },
    over(token) {
      // Twenty calls meet 999 at once: the first clears the token, the others carried one that is gone already.
      if (token !== tokenOf()) return;
      if (token !== null) {
        clear();
        ended.say();
      }
      leaveForSignIn();
    },
    ended: ended.values,
    start: () => tabs.listen(readAgain),
  };
}
