/** Why a build is not on screen; `docs/errors.md` has a section for each. */
export type FaultKind =
  | 'files-missing'
  | 'entry-threw'
  | 'chunk-missing'
  | 'nothing-exposed'
  | 'load-timeout'
  | 'integrity-refused'
  | 'platform-too-old'
  | 'mount-threw'
  | 'mount-hung'
  | 'unmount-hung'
  | 'render-crashed'
  | 'did-harm';

export class Fault extends Error {
  override readonly name = 'Fault';

  constructor(
    readonly kind: FaultKind,
    readonly build: string | null,
    cause?: unknown,
    /** An address of the build that nobody answered at, or perhaps did not: the way may be to blame, not the build. */
    readonly unanswered: string | null = null,
    /** The kind of its beacon, when it is one of its own. */
    readonly beacon?: Harm,
  ) {
    super(`${kind}${build === null ? '' : ` in build ${build}`}${cause === undefined ? '' : `: ${messageOf(cause)}`}`, {
      cause,
    });
  }
}

/** What a build does to the page around it: each is told as a beacon of its own kind. */
export type Harm =
  | 'built-ins-replaced'
  | 'sign-out-unasked'
  | 'page-froze'
  | 'page-stopped'
  | 'page-hidden'
  | 'page-covered'
  | 'page-busy'
  | 'page-swells'
  | 'presses-eaten'
  | 'history-filled'
  | 'storage-taken'
  | 'styles-outside';

export const harmBy = (build: string, harm: Harm, what?: string): Fault =>
  new Fault('did-harm', build, what, null, harm);

export function faultFrom(problem: unknown, kind: FaultKind, build: string): Fault {
  return problem instanceof Fault ? problem : new Fault(kind, build, problem);
}

function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
