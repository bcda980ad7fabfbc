import { useFormAct, useStage } from '@tradefloor/area/act';
import type { OwnProofs } from '@tradefloor/area/form';
import type { C2cOrder } from '@tradefloor/contract';
import { OwnHandDialog } from '../own-hand/own-hand-dialog';
import { orderSubject, useOrderSteps } from './use-order-steps';

export interface ReleaseDialogProps {
  readonly order: C2cOrder;
  readonly user: OwnProofs;
  readonly onClose: () => void;
}

/** The release of who has set a fund password or two-step sign-in. */
export function ReleaseDialog({ order, user, onClose }: ReleaseDialogProps) {
  const { release } = useOrderSteps(order);
  const { act, told } = useFormAct();
  const isOnItsWay = useStage(orderSubject(order)) !== undefined;
  return (
    <OwnHandDialog
      question={release().ask}
      user={user}
      isOnItsWay={isOnItsWay}
      told={told}
      send={proofs => act({ ...release(proofs), ask: null, refusal: 'error' })}
      onClose={onClose}
    />
  );
}
