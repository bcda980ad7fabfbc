import { call } from '../call';
import { areaCode, typedAccount } from '../account/sign-in';
import { codePurpose } from '../account/codes';
import { maybeInstant } from '../wire/instant';
import type { Kind, PlainOf } from '../wire/kind';
import { field, optional, shape } from '../wire/shape';

/** From when on each is allowed again here; null where it is now. */
export interface Tries extends PlainOf<typeof tries> {}
export const tries = /* @__PURE__ */ shape(() => ({
  /** Another code can be sent. */
  sendFrom: field('send_from', maybeInstant),
  /** A code can be tried. */
  codeFrom: field('code_from', maybeInstant),
  passwordFrom: field('password_from', maybeInstant),
  registerFrom: field('register_from', maybeInstant),
}));

/** What limits would refuse, told before it is tried; the same whether the account exists or not. */
export const readTries = /* @__PURE__ */ call('readTries', 'POST', '/api/ext/tries', {
  auth: 'optional',
  payload: () => ({
    account: optional('user_string', typedAccount),
    countryCode: optional('country_code', areaCode),
    purpose: optional('type', codePurpose),
  }),
  answer: (): Kind<Tries> => tries,
});
