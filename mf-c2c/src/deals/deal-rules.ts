import type { AcceptorDeal } from '@tradefloor/contract';
import { ACCEPTOR_CONFIRMS_AFTER_MS } from '@tradefloor/money';
import type { StepState } from '@tradefloor/ui';

/** Where a deal is: of those that wait, whom or what for. */
export type DealState = 'asked' | 'transferred' | 'ruling' | 'confirmed' | 'refused';

export function stateOf({ status, transferredAt, inRuling }: AcceptorDeal): DealState {
  if (status !== 'waiting') return status;
  if (inRuling === true) return 'ruling';
  return transferredAt === null ? 'asked' : 'transferred';
}

/** c2c.acceptor-confirms: null while it doesn't run, as in a ruling. */
export const confirmsItselfAt = (deal: AcceptorDeal): number | null =>
  stateOf(deal) === 'transferred' && deal.transferredAt !== null
    ? deal.transferredAt + ACCEPTOR_CONFIRMS_AFTER_MS
    : null;

const serves = ({ isServing }: AcceptorDeal): boolean => isServing === true;

/** Whose the held coins are when it is done: who recharges, or the acceptor of a withdrawal. */
export const roleIn = (deal: AcceptorDeal): 'buyer' | 'seller' =>
  (deal.side === 'sell') === serves(deal) ? 'buyer' : 'seller';

/** Of the two, the acceptor: who sells to a member that deposits. */
export const acceptorRoleIn = ({ side }: AcceptorDeal): 'buyer' | 'seller' => (side === 'sell' ? 'buyer' : 'seller');

/** wallet.own-hand: the coins that go by this user's confirmation are theirs, and nothing has been asked for before. */
export const givesAway = (deal: AcceptorDeal): boolean => deal.side === 'buy' && serves(deal);

export interface DealActs {
  /** The held coins go to the other one. */
  readonly confirm: boolean;
  readonly refuse: boolean;
  readonly transfer: boolean;
}

/** What this user can do now: the acceptor answers, and the member of a withdrawal says that the money came. */
export function actsIn(deal: AcceptorDeal): DealActs {
  const { status, side, transferredAt, inRuling } = deal;
  const isOpen = status === 'waiting';
  const isUnanswered = isOpen && transferredAt === null;
  return {
    confirm: isOpen && (side === 'buy' ? serves(deal) : !serves(deal) && transferredAt !== null),
    refuse: serves(deal) && isUnanswered && inRuling !== true,
    transfer: serves(deal) && isUnanswered && side === 'sell',
  };
}

/** It does not go on before the user does something. */
export const waitsForUser = (deal: AcceptorDeal): boolean => {
  const { confirm, transfer } = actsIn(deal);
  return (confirm || transfer) && deal.inRuling !== true;
};

/** c2c.ruling-asked: a recharge is claimed paid from the start, a withdrawal once it is marked. */
export const canAskRuling = ({ status, side, transferredAt }: AcceptorDeal): boolean =>
  status === 'waiting' && (side === 'buy' || transferredAt !== null);

type StepKey = 'asked' | 'pay' | 'transfer' | 'confirm' | 'done' | 'refused';

export interface DealStep {
  readonly key: StepKey;
  readonly state: StepState;
}

export function stepsOf(deal: AcceptorDeal): readonly DealStep[] {
  const { side, status, transferredAt } = deal;
  if (status === 'refused') {
    return [
      { key: 'asked', state: 'done' },
      { key: 'refused', state: 'failed' },
    ];
  }
  const course = ['asked', side === 'buy' ? 'pay' : 'transfer', 'confirm', 'done'] as const;
  const waitsAt = side === 'sell' && transferredAt === null ? 1 : 2;
  const at = status === 'confirmed' ? course.length : waitsAt;
  return course.map((key, step) => ({ key, state: step < at ? 'done' : step === at ? 'current' : 'coming' }));
}
