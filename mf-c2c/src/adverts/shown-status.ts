import type { Advert } from '@tradefloor/contract';

/** Published, and shown to nobody for now, is a state of its own to its owner. */
export const shownStatus = ({ status, hidden }: Pick<Advert, 'status' | 'hidden'>) =>
  status === 'published' && hidden != null ? 'hidden' : status;
