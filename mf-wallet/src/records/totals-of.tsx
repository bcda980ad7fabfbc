import { totalRecords } from '@tradefloor/contract/ext';
import { useOffers } from '@tradefloor/platform/react';
import type { RecordWish } from './record-wish';
import { Totals } from './totals';
import { useRecordTotals } from './use-record-totals';

export interface TotalsOfProps {
  readonly wish: RecordWish;
}

/** As the server adds them up; nothing where it does not. */
export function TotalsOf({ wish }: TotalsOfProps) {
  return useOffers(totalRecords) === true ? <Answered wish={wish} /> : null;
}

const Answered = ({ wish }: TotalsOfProps) => <Totals totals={useRecordTotals(wish)} kind={wish.kind} />;
