import { type CurrentUser, userTopic } from '@tradefloor/platform';
import { useTopic } from '@tradefloor/platform/react';
import { sentCode } from './one-time-code';

/** What a user has set by which they say that it is they. */
export type OwnProofs = Pick<CurrentUser, 'fundPasswordSet' | 'twoStepOn'>;

const NOTHING_SET: OwnProofs = { fundPasswordSet: false, twoStepOn: false };

/** Of whoever is signed in; before it is known who, nothing is asked for, and the exchange says what is missing. */
export const useOwnProofs = (): OwnProofs => useTopic(userTopic) ?? NOTHING_SET;

/** As they stand in a form: fields that are never kept. */
export interface TypedProofs {
  readonly fundPassword: string;
  readonly code: string;
}

export const NO_PROOFS: TypedProofs = { fundPassword: '', code: '' };

/** wallet.own-hand: whether anything is asked for. */
export const hasProofs = ({ fundPasswordSet, twoStepOn }: OwnProofs): boolean => fundPasswordSet || twoStepOn;

/** As they are sent: each only of who has set it. */
export const sentProofs = ({ fundPasswordSet, twoStepOn }: OwnProofs, { fundPassword, code }: TypedProofs) => ({
  ...(fundPasswordSet ? { fundPassword } : {}),
  ...(twoStepOn ? { code: sentCode(code) } : {}),
});
