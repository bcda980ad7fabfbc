import type { C2cOrder } from '@tradefloor/contract';
import type { StepState } from '@tradefloor/ui';

type StepKey = 'placed' | 'pay' | 'release' | 'finished' | 'cancelled';

export interface OrderStep {
  readonly key: StepKey;
  readonly state: StepState;
}

const COURSE = ['placed', 'pay', 'release', 'finished'] as const;
/** c2c.order-states: the step that each state waits in; what is finished waits in none. */
const AT = { unpaid: 1, paid: 2, finished: 4 } as const;

export function stepsOf({ status }: Pick<C2cOrder, 'status'>): readonly OrderStep[] {
  if (status === 'cancelled') {
    return [
      { key: 'placed', state: 'done' },
      { key: 'cancelled', state: 'failed' },
    ];
  }
  const at = AT[status];
  return COURSE.map((key, step) => ({ key, state: step < at ? 'done' : step === at ? 'current' : 'coming' }));
}
