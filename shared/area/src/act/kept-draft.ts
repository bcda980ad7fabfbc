import { deviceStorage, type SessionState, stored, type TextStorage } from '@tradefloor/platform';

/** Never kept, whatever a form calls them: passwords, and codes that are good for once. */
const SECRET = /password|^again$|^code$|\w(Code|Otp|Pin)$|^pin$/i;

const withoutSecrets = (values: object): object =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !SECRET.test(name)));

interface Kept {
  readonly whose: string;
  readonly values: object;
}

function readKept(kept: unknown): Kept | undefined {
  if (typeof kept !== 'object' || kept === null || !('whose' in kept) || !('values' in kept)) return undefined;
  const { whose, values } = kept;
  return typeof whose === 'string' && typeof values === 'object' && values !== null ? { whose, values } : undefined;
}

const NOBODY = '';
const whoseOf = (session: SessionState): string => (session.kind === 'user' ? session.account : NOBODY);

/**
 * wire.kept-on-the-way: what stands in a form while its user is away: theirs alone, and gone with their session. A
 * guest's is taken along by whoever signs in.
 */
export function keptDraft(form: string, session: SessionState, storage: TextStorage = deviceStorage()) {
  const draft = stored<Kept | null>(
    {
      name: `draft.${form}`,
      // Log out clears it, in whichever tab.
      scope: 'user',
      version: 1,
      read: readKept,
      fallback: null,
    },
    storage,
  );
  const whose = whoseOf(session);
  return {
    read(): object | null {
      const kept = draft.get();
      return kept?.whose === whose || kept?.whose === NOBODY ? kept.values : null;
    },
    keep: (values: object) => draft.set({ whose, values: withoutSecrets(values) }),
    forget: () => draft.clear(),
  };
}
