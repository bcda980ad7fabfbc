import { useRows } from '@tradefloor/area/list';
import { askRuling, listRulings, type Ruling } from '@tradefloor/contract/ext';
import { useOffers } from '@tradefloor/platform/react';
import { AskRuling } from './ask-ruling';
import type { Disputed } from './disputed';
import { RulingCard } from './ruling-card';
import { rulingOn } from './ruling-list';

interface DealDisputeProps extends Disputed {
  /** c2c.ruling-asked: payment was claimed, and it is not over. */
  readonly canAsk: boolean;
}

/** The ruling on a deal as the two see it, or the way to ask for one. Servers without rulings have none of it. */
export function DealDispute(props: DealDisputeProps) {
  return useOffers(listRulings) === true ? <Dispute {...props} /> : null;
}

function Dispute(props: DealDisputeProps) {
  const canAsk = useOffers(askRuling) === true && props.canAsk;
  const listing = useRows<Ruling>(rulingOn(props.deal));
  const [ruling] = listing.rows;
  if (ruling) return <RulingCard {...props} ruling={ruling} />;
  return canAsk && listing.kind === 'ready' ? <AskRuling {...props} onAsked={listing.refresh} /> : null;
}
