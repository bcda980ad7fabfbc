import { areaCode, typedAccount } from '../account/sign-in';
import { typedCode } from '../account/codes';
import { action, call } from '../call';
import { maybe, or } from '../wire/containers';
import type { Kind, PlainOf } from '../wire/kind';
import { flag } from '../wire/numbers';
import { field, optional, shape } from '../wire/shape';
import { passwordToCheck, text, typed } from '../wire/text';
import { fundPassword, proofs, twoStepCode } from './secrets';

/** Stands in every e-mail of the exchange, so that a forged one is known by its absence. */
export interface AntiPhishing extends PlainOf<typeof antiPhishing> {}
export const antiPhishing = /* @__PURE__ */ shape(() => ({ phrase: field('phrase', maybe(text)) }));

export const readAntiPhishingPhrase = /* @__PURE__ */ call('readAntiPhishingPhrase', 'GET', '/api/ext/anti_phishing', {
  answer: (): Kind<AntiPhishing> => antiPhishing,
});

export const setAntiPhishingPhrase = /* @__PURE__ */ action('setAntiPhishingPhrase', '/api/ext/anti_phishing', {
  payload: () => ({
    phrase: field('phrase', typed({ min: 4, max: 40 })),
    password: field('password', passwordToCheck),
    twoStepCode: optional('two_step_code', twoStepCode),
  }),
});

export interface FundPasswordState extends PlainOf<typeof fundPasswordState> {}
export const fundPasswordState = /* @__PURE__ */ shape(() => ({ isSet: field('is_set', or(flag, 0)) }));

export const readFundPasswordState = /* @__PURE__ */ call('readFundPasswordState', 'GET', '/api/ext/fund_password', {
  answer: (): Kind<FundPasswordState> => fundPasswordState,
});

/** The sign-in password, and the code of whoever has two-step sign-in, say that it is the user. */
export const setFundPassword = /* @__PURE__ */ action('setFundPassword', '/api/ext/fund_password', {
  payload: () => ({
    fundPassword: field('fund_password', fundPassword),
    password: field('password', passwordToCheck),
    code: optional('two_step_code', twoStepCode),
  }),
});

export const checkFundPassword = /* @__PURE__ */ action('checkFundPassword', '/api/ext/fund_password/check', {
  payload: () => ({ fundPassword: field('fund_password', fundPassword) }),
});

/** wallet.own-hand, for what is done elsewhere in the user's name: the operators' desk asks with the token that it was sent. */
export const proveOwnHand = /* @__PURE__ */ action('proveOwnHand', '/api/ext/own_hand', { payload: proofs });

/** The code was sent by `sendCode` or `sendPhoneCode`. */
export const bindPhone = /* @__PURE__ */ action('bindPhone', '/api/ext/phone', {
  payload: () => ({
    phone: field('mobile', typedAccount),
    countryCode: optional('country_code', areaCode),
    code: field('code', typedCode),
    password: field('password', passwordToCheck),
    twoStepCode: optional('two_step_code', twoStepCode),
  }),
});

/** With the key of the letter that told of it: addresses are as they were before, and nobody is signed in any more. */
export const undoBinding = /* @__PURE__ */ action('undoBinding', '/api/ext/binding/undo', {
  auth: 'none',
  payload: () => ({ key: field('key', typed({ max: 100 })) }),
});
