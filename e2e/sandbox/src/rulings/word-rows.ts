import { asId, asInstant, type LanguageCode } from '@tradefloor/contract';
import type { DealRole, DealWord } from '@tradefloor/contract/ext';
import { MERCHANT_LINES } from '../c2c/merchant-lines';
import type { DealWordRow } from '../storage/tables/c2c';
import type { Parties } from './parties';

export const roleIn = ({ buyerId, sellerId }: Parties, memberId: number): DealRole =>
  memberId === buyerId ? 'buyer' : memberId === sellerId ? 'seller' : 'operator';

/** A word as one of its readers has it: a merchant's in the reader's language, its key for its author alone. */
export const wordOf = (row: DealWordRow, parties: Parties, viewerId: number, language: LanguageCode): DealWord => ({
  id: asId(row.id),
  by: roleIn(parties, row.member_id),
  text: isLine(row.note) ? MERCHANT_LINES[row.note][language] : row.text,
  picture: row.picture,
  at: asInstant(row.created_at),
  key: row.member_id === viewerId ? row.key : null,
});

const isLine = (note: string | null): note is keyof typeof MERCHANT_LINES =>
  note !== null && Object.hasOwn(MERCHANT_LINES, note);
