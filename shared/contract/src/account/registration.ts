import { action } from '../call';
import { choice } from '../wire/choice';
import { type Kind, refuse } from '../wire/kind';
import { field, optional } from '../wire/shape';
import { twoStepCode } from '../ext/secrets';
import { password, passwordToCheck, typed } from '../wire/text';
import { typedCode } from './codes';
import { areaCode, typedAccount } from './sign-in';

export type RegistrationMode = 'phone' | 'email';
const registrationMode: Kind<RegistrationMode> = /* @__PURE__ */ choice<RegistrationMode>({
  phone: 'mobile',
  email: 'email',
});

/** Only a sent code shows what a pattern cannot. */
const typedEmail: Kind<string> = /* @__PURE__ */ typed({ max: 120, pattern: /^[^\s@]+@[^\s@]+\.[^\s@]+$/ });

export const register = /* @__PURE__ */ action('register', '/api/user/register', {
  auth: 'none',
  payload: () => ({
    mode: field('type', registrationMode),
    account: field('user_string', typedAccount),
    code: field('code', typedCode),
    password: field('password', password),
    passwordAgain: field('re_password', password),
    inviteCode: optional('extension_code', typed({ max: 40 })),
    areaCodeId: optional('area_code_id', areaCode),
    countryCode: optional('country_code', areaCode),
  }),
  check: ({ mode, account, password, passwordAgain }) => {
    if (password !== passwordAgain) return refuse('not-equal', 're_password');
    return mode === 'email' && !account.includes('@') ? refuse('bad-form', 'user_string') : null;
  },
});

export const resetPassword = /* @__PURE__ */ action('resetPassword', '/api/user/forget', {
  auth: 'none',
  payload: () => ({
    countryCode: optional('country_code', areaCode),
    account: field('account', typedAccount),
    password: field('password', password),
    passwordAgain: field('repassword', password),
    code: field('code', typedCode),
  }),
  check: ({ password, passwordAgain }) => (password === passwordAgain ? null : refuse('not-equal', 'repassword')),
});

/** The old product sends no password: a server that wants one says so to the clients that know nothing of it. */
export const bindEmail = /* @__PURE__ */ action('bindEmail', '/api/safe/email', {
  payload: () => ({
    code: field('code', typedCode),
    email: field('email', typedEmail),
    password: optional('password', passwordToCheck),
    twoStepCode: optional('two_step_code', twoStepCode),
  }),
});
