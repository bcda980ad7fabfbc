/** A build came on screen, or should have. */
export interface Visit {
  readonly area: string;
  readonly build: string;
  /** How long its code took to come, and it to be on screen since then. Null where it broke before that, or broke now. */
  readonly times: { readonly since: number; readonly loadMs: number; readonly mountMs: number } | null;
}
