import { hasRole } from '../account/members';
import { HOUR } from '../clock/clock';
import type { Core } from '../core';
import type { NoteName } from '../inbox/notes';
import { findCurrency } from '../market/currency';
import type { C2cOrderRow } from '../storage/tables/c2c';
import { isPublished } from './advert-rules';
import type { OrderStep, StepListener } from './order-news';

/** Who did not do it himself is told; of a window that ran out, both. */
const TOLD: Readonly<Record<OrderStep, readonly [NoteName, (order: C2cOrderRow) => readonly number[]]>> = {
  taken: ['c2cTaken', order => [order.owner_id]],
  paid: ['c2cMarkedPaid', order => [order.seller_id]],
  released: ['c2cReceived', order => [order.buyer_id]],
  cancelled: ['c2cBuyerCancelled', order => [order.seller_id]],
  expired: ['c2cExpired', order => [order.buyer_id, order.seller_id]],
};
/** What a demonstration's past tells of is no news. */
const NEWS_FOR = HOUR;

/** c2c.advert-holds: what is called off is free again only where no advert of the seller's holds it. */
export function isBackInAdvert({ adverts }: Core, { advert_id, owner_id, seller_id }: C2cOrderRow): boolean {
  const advert = seller_id === owner_id ? adverts.find(advert_id) : undefined;
  return advert !== undefined && isPublished(advert);
}

/** A note in the inbox of whoever has to know, as part of the deed. */
export const leaveNotes =
  (core: Core): StepListener =>
  (deed, order, step) => {
    const { clock, inbox, members } = core;
    if (clock.now() - deed.at > NEWS_FOR) return;
    const [said, parties] = TOLD[step];
    const note = said === 'c2cBuyerCancelled' && isBackInAdvert(core, order) ? 'c2cBackInAdvert' : said;
    const currency = findCurrency(order.currency_id)?.name ?? '';
    const values = { order: order.id, quantity: order.quantity, currency, money: order.money };
    for (const id of parties(order)) {
      const member = members.withId(id);
      if (member && !hasRole(member, 'simulated')) inbox.leave(deed, id, note, values);
    }
  };
