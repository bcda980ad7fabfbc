import type { OrderId } from '@tradefloor/contract';
import { type DealKind, type DealRole, type DealWord, WORDS_MOST } from '@tradefloor/contract/ext';

export interface Deal {
  readonly of: DealKind;
  readonly id: OrderId;
}

export const keyOfDeal = ({ of, id }: Deal): string => `${of} ${id}`;

/** What the user said and the server has not told back yet. */
export interface Unsaid {
  /** Of the one message, however often it is sent. */
  readonly id: string;
  /** That it was sent under last; the server tells it back to its author. */
  readonly key: string | null;
  readonly text: string;
  readonly picture: string | null;
  readonly hasFailed: boolean;
  /** Of the word that it has become, which is not among the words yet. */
  readonly saidAs?: string;
}

/** One line, as the exchange takes it: what no keyboard types is left out. One in which there is nothing to see says nothing. */
export function lineOf(typed: string): string {
  const line = typed.replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ').trim();
  return /[^\p{Cf}\s]/u.test(line) ? line : '';
}

/** c2c.words-bounds: how many more characters there is room for; null while nobody needs to know. */
export function roomLeft(typed: string): number | null {
  const left = WORDS_MOST - lineOf(typed).length;
  return left <= SAID_FROM ? left : null;
}
const SAID_FROM = 50;

/** Oldest first: ids count upward. */
export const oldestFirst = (one: DealWord, other: DealWord): number =>
  one.id.length - other.id.length || (one.id < other.id ? -1 : one.id > other.id ? 1 : 0);

/** What is still on its way: a word that came back is among the words. */
export const stillUnsaid = (unsaid: readonly Unsaid[], words: readonly DealWord[]): readonly Unsaid[] => {
  const keys = new Set(words.map(({ key }) => key ?? null));
  const ids = new Set<string | undefined>(words.map(({ id }) => id));
  return unsaid.filter(({ key, saidAs }) => (key === null || !keys.has(key)) && !ids.has(saidAs));
};

/** Before which word the unread ones begin. */
export function firstUnread(words: readonly DealWord[], role: DealRole, count: number): DealWord | null {
  const others = words.filter(({ by }) => by !== role);
  return count > 0 ? (others.at(-count) ?? others[0] ?? null) : null;
}

const PAUSE_MS = 5 * 60_000;

/** The time is said where somebody speaks after a pause. */
export const beginsAnew = (word: DealWord, before: DealWord | undefined): boolean =>
  before === undefined || word.at - before.at > PAUSE_MS;
