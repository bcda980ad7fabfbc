import { isSimulated } from '../account/members';
import { HOUR } from '../clock/clock';
import type { Core } from '../core';
import type { C2cOrderRow, DealWordRow } from '../storage/tables/c2c';
import type { MerchantLine } from './merchant-lines';
import type { OrderStep, StepListener } from './order-news';

type Role = 'buyer' | 'seller';

/** What a merchant says of a step by itself. */
const SAYS: Readonly<Record<Role, Partial<Record<OrderStep, MerchantLine>>>> = {
  seller: { taken: 'sellerGreets', paid: 'sellerChecks', released: 'sellerReleased' },
  buyer: { taken: 'buyerGreets', paid: 'buyerPaid' },
};
/** A demonstration's past is silent. */
const NEWS_FOR = HOUR;

/** Which of the two is a simulated merchant, where the other is none. */
export function merchantIn({ members }: Core, { buyer_id, seller_id }: C2cOrderRow): readonly [Role, number] | null {
  const [buys, sells] = [buyer_id, seller_id].map(id => isSimulated(members.withId(id)));
  if (buys === sells) return null;
  return sells ? ['seller', seller_id] : ['buyer', buyer_id];
}

/** Merchants greet, say that they look, and thank, as part of the deed that it is about. */
export const merchantWords =
  (core: Core): StepListener =>
  (deed, order, step) => {
    const [role, id] = merchantIn(core, order) ?? [];
    const note = role && SAYS[role][step];
    if (id === undefined || note === undefined || core.clock.now() - deed.at > NEWS_FOR) return;
    core.rulings.words.say(deed, id, { of: 'c2c-order', id: order.id }, { note });
  };

/** What a merchant answers to what was said last. */
export function answerTo(said: DealWordRow, order: C2cOrderRow, role: Role, isInRuling: boolean): MerchantLine {
  if (isInRuling) return 'leftToRuling';
  if (said.picture !== null) return 'pictureSeen';
  if (role === 'seller') return order.status === 'paid' ? 'sellerStillChecks' : 'sellerWaits';
  return order.status === 'paid' ? 'buyerAsks' : 'buyerPays';
}
