import { choice } from '../wire/choice';
import { orderId } from '../wire/ids';
import type { Kind } from '../wire/kind';
import { field } from '../wire/shape';

/** What two have between them while coins are held: an order on an advert, or a deal with an acceptor. */
export type DealKind = 'c2c-order' | 'acceptor-deal';
export const dealKind: Kind<DealKind> = /* @__PURE__ */ choice<DealKind>({
  'c2c-order': 'c2c',
  'acceptor-deal': 'acceptor',
});

/** The seller's coins are held, the buyer pays; the operator decides between them. */
export type DealRole = 'buyer' | 'seller' | 'operator';
export const dealRole: Kind<DealRole> = /* @__PURE__ */ choice<DealRole>({
  buyer: 'buyer',
  seller: 'seller',
  operator: 'operator',
});

export const aDeal = () => ({ of: field('of', dealKind), id: field('id', orderId) });
