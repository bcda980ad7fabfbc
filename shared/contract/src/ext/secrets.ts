import type { Kind } from '../wire/kind';
import { typed } from '../wire/text';

/** account.six-digits. */
export const fundPassword: Kind<string> = /* @__PURE__ */ typed({ pattern: /^\d{6}$/ });
/** Six digits of an authenticator, or a recovery code. */
export const twoStepCode: Kind<string> = /* @__PURE__ */ typed({ max: 20, pattern: /^[\w-]{6,20}$/ });
