const ANSWERS_WITHIN_MS = 3_000;

/** Asked of the exchange, which alone knows whose token it is. */
export function operatorsOf(exchange: string): (authorization: string) => Promise<boolean> {
  return async authorization => {
    if (authorization === '') return false;
    try {
      const answer = await fetch(`${exchange}/api/user/info`, {
        headers: { authorization },
        signal: AbortSignal.timeout(ANSWERS_WITHIN_MS),
        redirect: 'error',
      });
      const said = (await answer.json()) as { readonly message?: { readonly is_operator?: unknown } };
      return said.message?.is_operator === 1;
    } catch {
      return false;
    }
  };
}
