/** What is read from somewhere, as a view meets it. */
export type Loadable<Value> =
  | { readonly kind: 'loading' }
  /** What came before an error stays; `problem` is why it is not the newest, null where it is. */
  | { readonly kind: 'ready'; readonly value: Value; readonly problem: unknown }
  /** There is nothing to show. */
  | { readonly kind: 'failed'; readonly problem: unknown };

export const LOADING = { kind: 'loading' } as const;

export const ready = <Value>(value: Value): Loadable<Value> => ({ kind: 'ready', value, problem: null });

/** After reading it again has failed. */
export function failedAfter<Value>(before: Loadable<Value>, problem: unknown): Loadable<Value> {
  return before.kind === 'ready' ? { ...before, problem } : { kind: 'failed', problem };
}
