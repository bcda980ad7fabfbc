import type { DealWord, Ruling, RulingFor } from '@tradefloor/contract/ext';
import { partyOf } from './party';

/** How a ruling ended, or that it is open, as its heading says it. */
export type Verdict = 'open' | 'settled' | 'buyer' | 'seller';

export const verdictOf = ({ status, decidedFor }: Pick<Ruling, 'status' | 'decidedFor'>): Verdict =>
  status === 'decided' ? (decidedFor ?? 'settled') : status;

export const TONES = { open: 'warn', settled: 'plain', buyer: 'accent', seller: 'accent' } as const;

/** The same by the name of who won it. */
export const calledOf = (verdict: Verdict, acceptorIs: RulingFor | null) =>
  verdict === 'open' || verdict === 'settled' ? verdict : partyOf(verdict, acceptorIs);

/** c2c.claim-withdrawn: only whoever says that the money was paid can say that it was not. */
export const canWithdraw = ({ status, role }: Pick<Ruling, 'status' | 'role'>): boolean =>
  status === 'open' && role === 'buyer';

/** What the operator said last: why it was decided so. */
export const reasonOf = (words: readonly DealWord[]): string | null =>
  words.findLast(({ by }) => by === 'operator')?.text ?? null;
