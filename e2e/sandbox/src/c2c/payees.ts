import type { PayeeDetails } from '@tradefloor/contract';
import type { Kysely } from 'kysely';
import type { Member } from '../account/members';
import { maskedPhone } from '../account/phone-number';
import type { Deed } from '../ledger/deed';
import { KeptRows } from '../storage/kept-rows';
import type { Tables } from '../storage/tables';
import type { PaymentDetailRow, Way } from '../storage/tables/c2c';

/** How members can be paid, and under which name merchants trade. */
export class Payees {
  private readonly details = new KeptRows('payment_detail', db =>
    db.selectFrom('payment_detail').selectAll().execute(),
  );
  private readonly names = new KeptRows('c2c_trader', db => db.selectFrom('c2c_trader').selectAll().execute());

  async load(db: Kysely<Tables>): Promise<void> {
    await this.details.load(db);
    await this.names.load(db);
  }

  of(memberId: number): PaymentDetailRow | null {
    return this.details.of(memberId) ?? null;
  }

  /** What others see: a merchant's name, else as much of the account as tells nothing. */
  nameOf(member: Member | undefined): string {
    return member ? (this.names.of(member.id)?.name ?? masked(member.account)) : '';
  }

  save(deed: Deed, row: PaymentDetailRow): void {
    this.details.write(deed, row);
  }

  giveName(deed: Deed, memberId: number, name: string): void {
    this.names.write(deed, { member_id: memberId, name });
  }
}

const ACCOUNT_OF = {
  alipay: 'alipay_account',
  wechat: 'wechat_account',
  bank: 'bank_account',
} as const satisfies Readonly<Record<Way, keyof PaymentDetailRow>>;

export const takes = (row: PaymentDetailRow, way: Way): boolean => row[ACCOUNT_OF[way]] !== null;

/** A real name alone pays nobody. */
export const canBePaid = (row: PaymentDetailRow | null): row is PaymentDetailRow =>
  row !== null && Object.values(ACCOUNT_OF).some(account => row[account] !== null);

/** What the other party of an order may know: the name, and the one account that the order is about. */
export function detailsFor(row: PaymentDetailRow, way: Way): PayeeDetails {
  const isBank = way === 'bank';
  const isWechat = way === 'wechat';
  return {
    realName: row.real_name,
    alipayAccount: way === 'alipay' ? row.alipay_account : null,
    wechatAccount: isWechat ? row.wechat_account : null,
    wechatNickname: isWechat ? row.wechat_nickname : null,
    bankName: isBank ? row.bank_name : null,
    bankAccount: isBank ? row.bank_account : null,
    picture: isBank ? null : isWechat ? row.wechat_picture : row.alipay_picture,
  };
}

/** `tr***` and `+86138****8000`. */
function masked(account: string): string {
  const [name = ''] = account.split('@');
  return account.includes('@') ? `${name.slice(0, 2)}***` : maskedPhone(name);
}
