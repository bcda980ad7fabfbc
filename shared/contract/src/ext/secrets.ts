import type { Kind } from '../wire/kind';
import { optional } from '../wire/shape';
import { typed } from '../wire/text';

/** account.six-digits. */
export const fundPassword: Kind<string> = /* @__PURE__ */ typed({ pattern: /^\d{6}$/ });
/** Six digits of an authenticator, or a recovery code. */
export const twoStepCode: Kind<string> = /* @__PURE__ */ typed({ max: 20, pattern: /^[\w-]{6,20}$/ });

/** wallet.own-hand: each is asked for only of a user who set it. */
export const proofs = () => ({
  fundPassword: optional('fund_password', fundPassword),
  code: optional('two_step_code', twoStepCode),
});
