import type { UserCenter } from '@tradefloor/contract';
import { useState } from 'react';

/** account.review-states: what was handed in came back. The server says so, or it was seen by whoever waited here. */
export function useRefused({ reviewStatus: status, refusal = '' }: UserCenter): boolean {
  const [seen, setSeen] = useState({ status, cameBack: false });
  if (seen.status !== status) {
    setSeen({ status, cameBack: seen.status === 'in-review' && status === 'not-submitted' });
  }
  return status === 'not-submitted' && (refusal !== '' || seen.cameBack);
}
