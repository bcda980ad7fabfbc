import { call } from '../call';
import { choice } from '../wire/choice';
import { maybe } from '../wire/containers';
import type { Kind, PlainOf } from '../wire/kind';
import { flag } from '../wire/numbers';
import { field, optional, shape } from '../wire/shape';
import { text, typed } from '../wire/text';

/** `unknown`: the call never arrived, and may be made again with the same key. */
export type CallFate = 'done' | 'refused' | 'in-progress' | 'unknown';
const callFate: Kind<CallFate> = /* @__PURE__ */ choice<CallFate>({
  done: 'done',
  refused: 'refused',
  'in-progress': 'in_progress',
  unknown: 'unknown',
});

/** What became of a call whose answer got lost. */
export interface KnownFate extends PlainOf<typeof knownFate> {}
export const knownFate = /* @__PURE__ */ shape(() => ({
  fate: field('fate', callFate),
  /** What the call made, such as an order. */
  id: field('id', maybe(text)),
  message: field('text', maybe(text)),
}));

export const lookUpCall = /* @__PURE__ */ call('lookUpCall', 'GET', '/api/ext/calls', {
  payload: () => ({
    idempotencyKey: field('idempotency_key', typed({ max: 100 })),
    /** What is unknown is told as not done: should it still arrive, it is refused. */
    isGivenUp: optional('give_up', flag),
  }),
  answer: (): Kind<KnownFate> => knownFate,
});
