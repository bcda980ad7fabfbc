import type { PayloadOf, UserCenter, verifyIdentity } from '@tradefloor/contract';

export type Level = 1 | 2 | 3;

/** account.level-three: one with an account, two when verified, three when assets exceed 20 BTC besides: only the server knows those. */
export function levelOf({ reviewStatus, level }: Pick<UserCenter, 'reviewStatus' | 'level'>): Level {
  if (reviewStatus !== 'verified') return 1;
  return level !== null && level >= 3 ? 3 : 2;
}

export type LevelState = 'reached' | 'next' | 'later';

export function stateOf(level: Level, reached: Level): LevelState {
  if (level <= reached) return 'reached';
  return level === reached + 1 ? 'next' : 'later';
}

const MOST_NAME = 100;
const MOST_CARD = 40;

export type IdentityProblem = 'name' | 'name-long' | 'card' | 'card-form';

/** account.identity-needs: each of the four has a tip of its own. */
export function nameProblem(typed: string): IdentityProblem | null {
  const { length } = typed.trim();
  if (length === 0) return 'name';
  return length > MOST_NAME ? 'name-long' : null;
}

/** Letters, digits, spaces and dashes: documents of every country. */
export function cardProblem(typed: string): IdentityProblem | null {
  const card = typed.trim();
  if (card === '') return 'card';
  return card.length > MOST_CARD || !/^[\p{L}\p{N}][\p{L}\p{N}\s-]*$/u.test(card) ? 'card-form' : null;
}

export interface Handed {
  readonly name: string;
  readonly cardId: string;
  readonly frontPicture: string;
  readonly reversePicture: string;
}

export const sentOf = ({ name, cardId, ...pictures }: Handed): PayloadOf<typeof verifyIdentity> => ({
  ...pictures,
  name: name.trim(),
  cardId: cardId.trim(),
});
