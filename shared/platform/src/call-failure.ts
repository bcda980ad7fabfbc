/** Every way a call can fail, as an area meets it. */
export type CallFailureKind =
  /** The server said no; `message` is its own word, shown as it came. */
  | 'refused'
  /** 997, 998, 999: shown and acted on by the platform already. */
  | 'payment-details-needed'
  | 'identity-needed'
  | 'session-over'
  /** No answer came: the network, or nobody there. */
  | 'unreachable'
  | 'timeout'
  /** An answer came that is not one of ours. */
  | 'server-error'
  | 'malformed'
  /** Another user signed in, or this one out, while it was on its way. */
  | 'session-changed'
  /** The server does not have this optional call. */
  | 'not-offered';

/** On the notice, for the support desk; `docs/errors.md` has a section each. */
const CODES: Readonly<Record<CallFailureKind, string>> = {
  refused: 'TF-1010',
  'payment-details-needed': 'TF-1011',
  'identity-needed': 'TF-1012',
  'session-over': 'TF-1013',
  unreachable: 'TF-1014',
  timeout: 'TF-1015',
  'server-error': 'TF-1016',
  malformed: 'TF-1017',
  'session-changed': 'TF-1018',
  'not-offered': 'TF-1019',
};

/** After these nobody knows whether the server has done it: an order is "unknown, checking", never sent again. */
const UNKNOWN_EFFECT: ReadonlySet<CallFailureKind> = new Set<CallFailureKind>([
  'unreachable',
  'timeout',
  'server-error',
  'malformed',
  'session-changed',
]);

const NAME = 'CallFailure';

/** Told apart by its name, never by `instanceof`: shell and area each carry a copy of this class. */
export class CallFailure extends Error {
  override readonly name = NAME;
  readonly code: string;
  readonly effect: 'none' | 'unknown';

  constructor(
    readonly kind: CallFailureKind,
    /** The plain name of the call. */
    readonly call: string,
    /** In the server's own words; empty when there are none. */
    message = '',
    /** For whoever operates it, never for the user. */
    readonly detail = '',
    /** Of HTTP, under which it came; left out by older shells, and where nothing came. */
    readonly status?: number,
  ) {
    super(message);
    this.code = CODES[kind];
    this.effect = UNKNOWN_EFFECT.has(kind) ? 'unknown' : 'none';
  }
}

/** A caller's own abort rejects with the reason of its signal, as with `fetch`: it is no failure. */
export function isCallFailure(problem: unknown): problem is CallFailure {
  return problem instanceof Object && 'name' in problem && problem.name === NAME && 'kind' in problem;
}

/**
 * The exchange has looked and said no: there is no such thing, or it is not for who asks. Too many calls (429), and what
 * else a failed status refuses, says nothing about the thing itself: asking again may bring it.
 */
export const isSettled = (problem: unknown): boolean =>
  isCallFailure(problem) && problem.kind === 'refused' && isOfTheThing(problem.status ?? 200);

const isOfTheThing = (status: number): boolean => status < 400 || status === 403 || status === 404 || status === 410;
