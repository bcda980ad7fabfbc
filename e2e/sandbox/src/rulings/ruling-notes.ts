import { hasRole } from '../account/members';
import type { Core } from '../core';
import type { NoteName } from '../inbox/notes';
import type { Deed } from '../ledger/deed';
import { findCurrency } from '../market/currency';
import type { RulingRow } from '../storage/tables/c2c';
import type { HeldDeal } from './ruling-book';

/** The other one, who holds the coins; of an order between members the note of its cancellation says it. */
export function tellOfWithdrawnClaim(core: Core, deed: Deed, deal: HeldDeal): void {
  const member = core.members.withId(deal.sellerId);
  if (deal.of === 'c2c-order' || !member || hasRole(member, 'simulated')) return;
  const currency = findCurrency(deal.currencyId)?.name ?? '';
  const values = { order: deal.id, quantity: deal.quantity, currency, money: deal.money };
  core.inbox.leave(deed, member.id, 'claimWithdrawn', values);
}

/** Both are told, also who asked: the words of the note say what comes next. */
export function tellOfRuling(core: Core, deed: Deed, row: RulingRow, note: NoteName): void {
  const currency = findCurrency(row.currency_id)?.name ?? '';
  const values = { order: row.deal_id, quantity: row.quantity, currency, money: row.money };
  for (const id of [row.buyer_id, row.seller_id]) {
    const member = core.members.withId(id);
    if (member && !hasRole(member, 'simulated')) core.inbox.leave(deed, id, note, values);
  }
}
