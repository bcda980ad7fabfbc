import { useFormAct, useStage } from '@tradefloor/area/act';
import type { OwnProofs } from '@tradefloor/area/form';
import { OwnHandDialog } from '../own-hand/own-hand-dialog';
import { dealSubject, type NamedDeal, useDealSteps } from './use-deal-steps';

export interface ConfirmDialogProps {
  readonly deal: NamedDeal;
  readonly coins: string | null;
  readonly user: OwnProofs;
  readonly onClose: () => void;
}

/** A recharge confirmed by an acceptor who has set a fund password or two-step sign-in. */
export function ConfirmDialog({ deal, coins, user, onClose }: ConfirmDialogProps) {
  const { confirm } = useDealSteps(deal, coins);
  const { act, told } = useFormAct();
  const isOnItsWay = useStage(dealSubject(deal)) !== undefined;
  return (
    <OwnHandDialog
      question={confirm().ask}
      user={user}
      isOnItsWay={isOnItsWay}
      told={told}
      send={proofs => act({ ...confirm(proofs), ask: null, refusal: 'error' })}
      onClose={onClose}
    />
  );
}
