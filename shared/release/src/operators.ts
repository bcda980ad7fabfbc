/** Who calls, as the exchange knows them; `unknown` where it does not answer. */
export type Caller =
  | { readonly kind: 'guest' | 'unknown' }
  | { readonly kind: 'member'; readonly name: string; readonly isOperator: boolean };

interface Said {
  readonly type?: unknown;
  readonly message?: { readonly account?: unknown; readonly is_operator?: unknown };
}

const ANSWERS_WITHIN_MS = 3_000;

/** Asked of the exchange, which alone knows whose token it is. */
export function callersOf(exchange: string): (authorization: string) => Promise<Caller> {
  return async authorization => {
    if (authorization === '') return { kind: 'guest' };
    try {
      const answer = await fetch(`${exchange}/api/user/info`, {
        // oxlint-disable-next-line tradefloor/the-token-is-the-sessions -- on a server: the caller has sent it
        headers: { authorization },
        signal: AbortSignal.timeout(ANSWERS_WITHIN_MS),
        redirect: 'error',
      });
      if (answer.status >= 500) return { kind: 'unknown' };
      const { type, message } = (await answer.json()) as Said;
      if (type !== 'ok' || message === undefined) return { kind: 'guest' };
      const { account } = message;
      const name = typeof account === 'string' && account !== '' ? account : 'an operator';
      return { kind: 'member', name, isOperator: message.is_operator === 1 };
    } catch {
      return { kind: 'unknown' };
    }
  };
}
