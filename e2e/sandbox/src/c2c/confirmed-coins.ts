import type { Core } from '../core';
import { type Escrow, hold } from '../ledger/escrow';
import type { Cause, Deed } from '../ledger/deed';
import { toUnits } from '../ledger/ledger';
import { Refusal } from '../messages/refusal';
import { keptIn } from '../wallet/chain/free-to-leave';

/** Whose coins they are is told so; whoever asks for another's, that there are none. */
type Says = 'saleUnconfirmed' | 'withdrawalUnconfirmed' | 'acceptorGone';
/** Holds coins for somebody else, unless they are a deposit that is not confirmed yet. */
export type HoldConfirmed = (deed: Deed, cause: Cause, escrow: Escrow, says?: Says) => void;

/** wallet.confirmation-counts: what is held for another member has as good as left. */
export const holdConfirmed =
  (core: Core): HoldConfirmed =>
  (deed, cause, escrow, says = 'saleUnconfirmed') => {
    const { memberId, currencyId, quantity } = escrow;
    const kept = keptIn(core, { memberId, currencyId }, 'legal', toUnits(quantity));
    // What is not there at all is missed first.
    hold(deed, cause, escrow);
    if (kept) throw new Refusal(says, { ...kept });
  };
