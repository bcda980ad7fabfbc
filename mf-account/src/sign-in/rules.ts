import { isCodeOrRecovery } from '@tradefloor/area/form';

/** As the contract takes them: six digits, or a recovery code with its hyphens. */
export function secondStepProblem(typed: string): 'code.missing' | 'code.invalid' | null {
  if (typed.trim() === '') return 'code.missing';
  return isCodeOrRecovery(typed) ? null : 'code.invalid';
}
