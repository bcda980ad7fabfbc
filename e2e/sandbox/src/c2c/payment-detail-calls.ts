import type { readPaymentDetails, savePaymentDetails } from '@tradefloor/contract';
import { tellOwner } from '../account/tell-owner';
import { Refusal } from '../messages/refusal';
import { pictureAt } from '../pictures/picture-calls';
import { doneSaying, forMember, type HandlerOf } from '../wire/ask';

export const paymentDetails: HandlerOf<typeof readPaymentDetails> = forMember((_, { core, member }) => {
  const row = core.payees.of(member.id);
  return (
    row && {
      realName: row.real_name,
      bankName: row.bank_name,
      bankAccount: row.bank_account,
      alipayAccount: row.alipay_account,
      alipayPicture: row.alipay_picture,
      wechatNickname: row.wechat_nickname,
      wechatAccount: row.wechat_account,
      wechatPicture: row.wechat_picture,
    }
  );
});

/** The form as a whole: what it leaves out is gone. */
export const savePayment: HandlerOf<typeof savePaymentDetails> = forMember(async (wish, ask) => {
  const { core, member } = ask;
  // A card number without its bank, or the other way round, pays nobody.
  if (wish.bankAccount !== undefined && wish.bankName === undefined) throw new Refusal('bankNameRequired');
  if (wish.bankName !== undefined && wish.bankAccount === undefined) throw new Refusal('bankAccountRequired');
  for (const picture of [wish.alipayPicture, wish.wechatPicture]) {
    if (picture !== undefined && !(await pictureAt(core, member.id, picture))) throw new Refusal('codePictureGone');
  }
  const isReplaced = core.payees.of(member.id) != null;
  return ask.perform(deed => {
    // Whoever has taken a signed-in browser could have buyers pay to an account of their own.
    if (isReplaced) tellOwner(core, deed, member.id, 'paymentChanged');
    core.payees.save(deed, {
      member_id: member.id,
      real_name: wish.realName,
      bank_name: wish.bankName ?? null,
      bank_account: wish.bankAccount?.replaceAll(' ', '') ?? null,
      alipay_account: wish.alipayAccount ?? null,
      alipay_picture: wish.alipayPicture ?? null,
      wechat_nickname: wish.wechatNickname ?? null,
      wechat_account: wish.wechatAccount ?? null,
      wechat_picture: wish.wechatPicture ?? null,
      updated_at: deed.at,
    });
    return doneSaying(ask, 'paymentDetailsSaved');
  });
});
