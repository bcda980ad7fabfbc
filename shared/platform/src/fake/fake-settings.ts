import type { LanguageCode } from '@tradefloor/contract';
import { type Changing, changing } from '../changing';
import type { Appearance, Language, Look, Session, SessionState } from '../platform';

export interface FakeSettings {
  readonly session: Session;
  readonly language: Language;
  readonly appearance: Appearance;
  /** Another user, or none, as another tab would bring it about. */
  readonly become: (state: SessionState) => void;
  /** How often an area has sent the user to sign in. */
  readonly askedToSignIn: () => number;
}

export function fakeSettings(user: SessionState, code: LanguageCode, look: Look): FakeSettings {
  const state: Changing<SessionState> = changing(user);
  const spoken = changing(code);
  const shown = changing(look);
  let asked = 0;
  return {
    session: {
      state: state.current,
      changes: state.changes,
      signIn(_token, account) {
        state.set({ kind: 'user', userId: null, account });
        return Promise.resolve();
      },
      signOut() {
        state.set({ kind: 'guest' });
        return Promise.resolve();
      },
      askToSignIn() {
        asked += 1;
      },
      returnTo: () => new URLSearchParams(window.location.search).get('back') ?? '/',
    },
    language: { code: spoken.current, changes: spoken.changes, set: spoken.set },
    appearance: {
      look: shown.current,
      changes: shown.changes,
      set: change => shown.set({ ...shown.current(), ...change }),
    },
    become: state.set,
    askedToSignIn: () => asked,
  };
}
