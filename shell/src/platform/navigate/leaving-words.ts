import type { Question } from '@tradefloor/platform';

/** A text of the shell's, in the user's language. */
export type Say = (key: string) => string;

export interface LeavingWords {
  /** Asked before a page with unsent input is left. */
  readonly leave: Question;
  /** A submit is in flight; the way on is taken when its answer is there (look.sent-once). */
  readonly submitting: string;
}

export const leavingWords = (t: Say): LeavingWords => ({
  leave: { title: t('leave.title'), text: t('leave.text'), yes: t('leave.yes'), no: t('leave.no'), tone: 'danger' },
  submitting: t('leave.submitting'),
});
