type Query = Readonly<Record<string, string | undefined>>;

/** `path` with what is known of `query`. */
export function address(path: string, query: Query = {}): string {
  const known = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return known.length === 0 ? path : `${path}?${new URLSearchParams(known).toString()}`;
}

/** Where the user is now, to come back to: an address of this site. */
export interface Back {
  readonly back?: string | null | undefined;
}

/** `session.returnTo` checks it at the end, so a foreign address leads nowhere; home is where everybody ends anyway. */
export function withBack({ back }: Back): Query {
  return { back: back === null || back === '' || back === '/' ? undefined : back };
}
