import type { Core } from '../../core';
import { findCurrency } from '../../market/currency';
import { Chain } from './chain';

/** As fast as the settings say; who is credited is left a message. */
export function chainOf({ clerk, settings, inbox, options }: Core): Chain {
  const delays = () => ({
    // oxlint-disable-next-line tradefloor/money-is-no-number -- milliseconds
    reviewMs: Number(settings.get('chain_review_ms')),
    // oxlint-disable-next-line tradefloor/money-is-no-number -- milliseconds
    blockMs: Number(settings.get('chain_block_ms')),
  });
  return new Chain(
    clerk,
    delays,
    (deed, { member_id: memberId, amount, currency_id: currencyId }) =>
      inbox.leave(deed, memberId, 'depositCredited', { amount, currency: findCurrency(currencyId)?.name ?? '' }),
    options.simulation,
  );
}
