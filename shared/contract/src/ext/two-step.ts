import { action, call } from '../call';
import { signInAnswer } from '../account/sign-in';
import { list } from '../wire/containers';
import type { Kind, PlainOf } from '../wire/kind';
import { field, shape } from '../wire/shape';
import { passwordToCheck, text, typed } from '../wire/text';
import { twoStepCode } from './secrets';

/** What an authenticator needs; `uri` is drawn as a QR code in the browser. */
export interface TwoStepSetup extends PlainOf<typeof twoStepSetup> {}
export const twoStepSetup = /* @__PURE__ */ shape(() => ({ secret: field('secret', text), uri: field('uri', text) }));

/** Begins anew each time; nothing is asked for at sign-in until it is confirmed. */
export const setUpTwoStep = /* @__PURE__ */ call('setUpTwoStep', 'POST', '/api/ext/two_step/setup', {
  payload: () => ({ password: field('password', passwordToCheck) }),
  answer: (): Kind<TwoStepSetup> => twoStepSetup,
});

/** Shown once. */
export interface RecoveryCodes extends PlainOf<typeof recoveryCodes> {}
export const recoveryCodes = /* @__PURE__ */ shape(() => ({ codes: field('recovery_codes', list(text)) }));

export const confirmTwoStep = /* @__PURE__ */ call('confirmTwoStep', 'POST', '/api/ext/two_step/confirm', {
  payload: () => ({ code: field('code', twoStepCode) }),
  answer: (): Kind<RecoveryCodes> => recoveryCodes,
});

export const disableTwoStep = /* @__PURE__ */ action('disableTwoStep', '/api/ext/two_step/disable', {
  payload: () => ({ code: field('code', twoStepCode), password: field('password', passwordToCheck) }),
});

/** New ones; the old ones end. */
export const renewRecoveryCodes = /* @__PURE__ */ call(
  'renewRecoveryCodes',
  'POST',
  '/api/ext/two_step/recovery_codes',
  {
    payload: () => ({ code: field('code', twoStepCode) }),
    answer: (): Kind<RecoveryCodes> => recoveryCodes,
  },
);

/** The second step of signing in, with the challenge that the first one answered; a recovery code does too. */
export const signInSecondStep = /* @__PURE__ */ call('signInSecondStep', 'POST', '/api/ext/two_step/login', {
  auth: 'none',
  payload: () => ({ challenge: field('challenge', typed({ max: 200 })), code: field('code', twoStepCode) }),
  answer: () => signInAnswer,
});
