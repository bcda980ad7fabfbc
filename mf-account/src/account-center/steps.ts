import type { CurrentUser } from '@tradefloor/platform';

export type Step = 'email' | 'phone' | 'identity' | 'two-step' | 'fund-password';

interface Offered {
  readonly phone: boolean;
  readonly twoStep: boolean;
  readonly fundPassword: boolean;
}

type Known = Pick<CurrentUser, 'email' | 'phone' | 'reviewStatus' | 'twoStepOn' | 'fundPasswordSet'>;

/** A form in review is the exchange's turn; what this server does not offer is nobody's. */
export function stepsFor(user: Known, offered: Offered): readonly Step[] {
  const open: Readonly<Record<Step, boolean>> = {
    identity: user.reviewStatus === 'not-submitted',
    email: user.email === null,
    phone: user.phone === null && offered.phone,
    'two-step': !user.twoStepOn && offered.twoStep,
    'fund-password': !user.fundPasswordSet && offered.fundPassword,
  };
  return (['identity', 'email', 'phone', 'two-step', 'fund-password'] as const).filter(step => open[step]);
}
