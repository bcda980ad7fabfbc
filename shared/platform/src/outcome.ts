import { LOCALES } from '@tradefloor/money';
import type { LanguageCode } from '@tradefloor/contract';

/** What ends on the result page, as its address says it. */
export type OutcomeName = 'register' | 'deposit' | 'withdrawal' | 'acceptorRecharge' | 'acceptorWithdrawal';

/**
 * What happened and what comes next, in the words of the area that sends the user to the result page, which is another
 * area's and has none. It is the state of the history entry: there after a reload and on the way back, gone with the
 * tab, and no address can put it there. No amount, no account: whoever signs in next in this tab may step back to it.
 */
export interface Outcome {
  /** The words stay as they were said, whatever language is chosen later. */
  readonly language: LanguageCode;
  readonly title: string;
  readonly text: string;
  /** What is done, what runs now, what is still to come. */
  readonly steps: readonly [done: string, current: string, coming: string];
  /** Where it goes on: first what is to be done or watched, then the way back to trading. */
  readonly next: readonly [OutcomeWay, OutcomeWay];
}

export interface OutcomeWay {
  /** A way: `ways.coinRecords()`. */
  readonly to: string;
  readonly label: string;
}

/** As the state of a history entry, beside what others may keep there. */
export const outcomeState = (outcome: Outcome): { readonly outcome: Outcome } => ({ outcome });

/** Written by another build, older or newer: what is not plain text and own paths is not shown at all. */
export function outcomeIn(state: unknown): Outcome | null {
  const { language, title, text, steps, next } = fieldsOf(fieldsOf(state)['outcome']);
  const [done, current, coming] = listOf(steps);
  const [first, second] = listOf(next).map(wayFrom);
  if (!isLanguage(language) || !first || !second) return null;
  if (!isText(title) || !isText(text) || !isText(done) || !isText(current) || !isText(coming)) return null;
  return { language, title, text, steps: [done, current, coming], next: [first, second] };
}

const LONGEST_TEXT = 500;
const OWN_PATH = /^\/(?![/\\])/;

function wayFrom(written: unknown): OutcomeWay | null {
  const { to, label } = fieldsOf(written);
  return isText(to) && OWN_PATH.test(to) && isText(label) ? { to, label } : null;
}

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= LONGEST_TEXT;
const isLanguage = (value: unknown): value is LanguageCode =>
  typeof value === 'string' && Object.hasOwn(LOCALES, value);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
