import { action } from '../call';
import { choice } from '../wire/choice';
import type { Kind } from '../wire/kind';
import { field, optional } from '../wire/shape';
import { typed } from '../wire/text';
import { areaCode, typedAccount } from './sign-in';

/** What a code is for, where it is not for registering or binding. */
export type CodePurpose = 'recovery';
export const codePurpose: Kind<CodePurpose> = /* @__PURE__ */ choice<CodePurpose>({ recovery: 'forget' });
export const typedCode: Kind<string> = /* @__PURE__ */ typed({ max: 10, pattern: /^\w+$/ });

/** To an e-mail address or a phone; the server sees which it is. */
export const sendCode = /* @__PURE__ */ action('sendCode', '/api/sms_mail', {
  auth: 'optional',
  payload: () => ({
    account: field('user_string', typedAccount),
    purpose: optional('type', codePurpose),
    countryCode: optional('country_code', areaCode),
  }),
});

export const sendPhoneCode = /* @__PURE__ */ action('sendPhoneCode', '/api/sms_send', {
  auth: 'optional',
  payload: () => ({
    account: field('user_string', typedAccount),
    countryCode: optional('country_code', areaCode),
    purpose: optional('type', codePurpose),
  }),
});

export const checkEmailCode = /* @__PURE__ */ action('checkEmailCode', '/api/user/check_email', {
  auth: 'none',
  payload: () => ({
    code: field('email_code', typedCode),
    account: field('user_string', typedAccount),
    purpose: optional('type', codePurpose),
  }),
});

export const checkPhoneCode = /* @__PURE__ */ action('checkPhoneCode', '/api/user/check_mobile', {
  auth: 'none',
  payload: () => ({
    code: field('mobile_code', typedCode),
    phone: field('mobile', typedAccount),
    countryCode: optional('country_code', areaCode),
    purpose: optional('type', codePurpose),
  }),
});
