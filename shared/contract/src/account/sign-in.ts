import { call } from '../call';
import { optional, field } from '../wire/shape';
import { type Kind, leaf, refuse } from '../wire/kind';
import { flag } from '../wire/numbers';
import { passwordToCheck, typed } from '../wire/text';
import { isObject } from '../wire/trusted';

/** A server with two-step sign-in answers a challenge to users who switched it on; all others answer the token. */
export type SignIn =
  { readonly kind: 'signed-in'; readonly token: string } | { readonly kind: 'second-step'; readonly challenge: string };

export const signInAnswer: Kind<SignIn> = /* @__PURE__ */ leaf<SignIn>(
  {
    anyOf: [
      { type: 'string', minLength: 1, description: 'The token' },
      { type: 'object', properties: { two_step: { type: 'string' } }, required: ['two_step'] },
    ],
  },
  wire => {
    if (typeof wire === 'string') return wire === '' ? refuse('missing') : { kind: 'signed-in', token: wire };
    if (!isObject(wire)) return refuse('not-text');
    const { token, two_step: challenge } = wire;
    if (typeof challenge === 'string') return { kind: 'second-step', challenge };
    return typeof token === 'string' ? { kind: 'signed-in', token } : refuse('bad-form');
  },
  plain => (plain.kind === 'signed-in' ? plain.token : { two_step: plain.challenge }),
);

/** account.name-length. */
export const typedAccount: Kind<string> = /* @__PURE__ */ typed({ max: 120 });
export const areaCode: Kind<string> = /* @__PURE__ */ typed({ max: 8, pattern: /^\+?\d+$/ });

export const signIn = /* @__PURE__ */ call('signIn', 'POST', '/api/user/login', {
  auth: 'none',
  payload: () => ({
    areaCodeId: optional('area_code_id', areaCode),
    account: field('user_string', typedAccount),
    password: field('password', passwordToCheck),
    /** The newer form adds `type` 1. */
    newerForm: optional('type', flag),
  }),
  answer: () => signInAnswer,
});
