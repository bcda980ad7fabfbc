import type { Codec } from './codec';

/** What the server says by itself. */
export interface Push<Value> {
  /** The plain name. */
  readonly name: string;
  /** The socket's event; `:user` stands for the user's id. */
  readonly event: string;
  readonly value: Codec<Value>;
  /** Whom it concerns: everybody, or the user whose token the socket carries. */
  readonly audience: 'everybody' | 'user';
  /** Sent by servers with the calls of `ext` only. */
  readonly optional: boolean;
}

export type ValueOf<P> = P extends Push<infer Value> ? Value : never;

export function push<Value>(
  name: string,
  event: string,
  audience: Push<Value>['audience'],
  value: Codec<Value>,
  server: 'every' | 'ext' = 'every',
): Push<Value> {
  return { name, event, value, audience, optional: server === 'ext' };
}

export function eventOf(said: Pick<Push<unknown>, 'event'>, user: string | null): string {
  return said.event.replace(':user', user ?? '');
}
