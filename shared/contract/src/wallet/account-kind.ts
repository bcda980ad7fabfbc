import type { AccountKind } from '@tradefloor/money';
import { choice } from '../wire/choice';
import type { Kind } from '../wire/kind';

export type { AccountKind };

/** As transfers name them (wallet.four-accounts). */
export const accountKind: Kind<AccountKind> = /* @__PURE__ */ choice<AccountKind>({
  legal: 'legal',
  change: 'change',
  lever: 'lever',
  micro: 'micro',
});

/** As `wallet/legal_log` counts them: 1 fiat, 2 spot, 3 leverage, 4 micro. */
export const accountNumber: Kind<AccountKind> = /* @__PURE__ */ choice<AccountKind>({
  legal: [1, 'legal'],
  change: [2, 'change'],
  lever: [3, 'lever'],
  micro: [4, 'micro'],
});
