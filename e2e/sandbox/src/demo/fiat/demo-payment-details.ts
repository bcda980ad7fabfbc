import type { Core } from '../../core';
import type { PaymentDetailRow } from '../../storage/tables/c2c';

type Details = Omit<PaymentDetailRow, 'member_id' | 'updated_at'>;

const NOTHING: Details = {
  real_name: '',
  bank_name: null,
  bank_account: null,
  alipay_account: null,
  alipay_picture: null,
  wechat_nickname: null,
  wechat_account: null,
  wechat_picture: null,
};

/** Everybody but the newcomer, who meets the redirects to real name and payment details. */
const DETAILS: Readonly<Record<string, Details>> = {
  trader: {
    ...NOTHING,
    real_name: '林伟',
    bank_name: '招商银行',
    bank_account: '6214830112345678',
    alipay_account: '13800138000',
    wechat_nickname: 'Lin Wei',
    wechat_account: 'linwei_trade',
  },
  seller: {
    ...NOTHING,
    real_name: '陈晓明',
    bank_name: '中国工商银行',
    bank_account: '6222021001098765432',
    alipay_account: 'chenxiaoming@tradefloor.test',
    wechat_nickname: 'Harbour Desk',
    wechat_account: 'harbour_desk',
  },
  acceptor: {
    ...NOTHING,
    real_name: '王建国',
    bank_name: '中国建设银行',
    bank_account: '6217000010012345678',
    alipay_account: 'wangjianguo@tradefloor.test',
  },
  agent: { ...NOTHING, real_name: '何丽', bank_name: '中国银行', bank_account: '6216610100012345678' },
  operator: { ...NOTHING, real_name: 'Anna Weber', alipay_account: 'anna.weber@tradefloor.test' },
};

export async function seedPaymentDetails(core: Core): Promise<void> {
  await core.clerk.perform(deed => {
    for (const [name, details] of Object.entries(DETAILS)) {
      const member = core.members.withAccount(`${name}@tradefloor.test`);
      if (member) core.payees.save(deed, { ...details, member_id: member.id, updated_at: deed.at });
    }
  });
}
