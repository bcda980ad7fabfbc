import type { MessageKey } from './en';
import type { Values } from './message';

/** How the exchange says no: in the language of whoever asked, with the old server's type (wire.answer-types). */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  constructor(
    readonly key: MessageKey,
    readonly values: Values = {},
    readonly wireType: 'error' | 997 | 998 | 999 = 'error',
  ) {
    super(key);
  }
}
export const sessionOver = (): Refusal => new Refusal('sessionOver', {}, 999);
