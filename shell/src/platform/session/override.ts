export type Override = (wanted: string) => Promise<string | null>;

export interface OverrideDeps {
  readonly fetch: typeof globalThis.fetch;
  readonly token: () => string | null;
}

/** Tells the gateway what this browser is to show; resolves to why it refused, or null. Nothing wanted is everybody's builds. */
export function createOverride({ fetch, token }: OverrideDeps): Override {
  return async wanted => {
    const known = token();
    const answer = await fetch('/override', {
      method: 'POST',
      body: wanted,
      // Where it is for operators, the gateway asks the exchange who this is.
      headers: known === null ? {} : { authorization: known },
    });
    if (answer.ok) return null;
    const said: unknown = await answer.json();
    return typeof said === 'object' && said !== null && 'message' in said ? String(said.message) : answer.statusText;
  };
}
