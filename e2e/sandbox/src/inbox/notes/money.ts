import type { Note } from '../note';

export const moneyNotes = {
  /** `{amount}`, `{currency}`. */
  depositCredited: {
    title: {
      zh: '充值到账',
      hk: '充值到帳',
      en: 'Deposit credited',
      kr: '입금 완료',
      jp: '入金が反映されました',
      spa: 'Depósito acreditado',
    },
    content: {
      zh: '您的 {amount} {currency} 充值已获得足够的网络确认并计入账户。',
      hk: '您的 {amount} {currency} 充值已獲得足夠的網絡確認並計入帳戶。',
      en: 'Your deposit of {amount} {currency} was confirmed and credited.',
      kr: '{amount} {currency} 입금이 필요한 네트워크 확인을 거쳐 계정에 반영되었습니다.',
      jp: '{amount} {currency} の入金が必要なネットワーク承認を経て、口座に反映されました。',
      spa: 'Su depósito de {amount} {currency} alcanzó las confirmaciones de red necesarias y se acreditó.',
    },
  },
  /** `{amount}` in USDT. */
  rebatePaid: {
    title: {
      zh: '邀请返佣到账',
      hk: '邀請返佣到帳',
      en: 'Invitation rebate paid',
      kr: '초대 리베이트 지급',
      jp: '招待報酬が支払われました',
      spa: 'Reembolso por invitación abonado',
    },
    content: {
      zh: '您邀请的用户前一日交易手续费的返佣 {amount} USDT 已按北京时间 08:00 收盘价折算并计入您的币币账户。',
      hk: '您邀請的用戶前一日交易手續費的返佣 {amount} USDT 已按北京時間 08:00 收市價折算並計入您的幣幣帳戶。',
      en: 'Your invitation rebate for yesterday’s fees, {amount} USDT at the 08:00 Beijing closing price, was credited to your spot account.',
      kr: '초대한 회원의 전일 거래 수수료에 대한 리베이트 {amount} USDT가 베이징 시간 08:00 종가로 환산되어 현물 계정에 지급되었습니다.',
      jp: 'ご招待いただいた方の前日の取引手数料に対する報酬 {amount} USDT を、北京時間 08:00 の終値で換算し、現物口座に入金しました。',
      spa: 'El reembolso por las comisiones de ayer de sus invitados, {amount} USDT al precio de cierre de las 08:00 en Pekín, se abonó en su cuenta spot.',
    },
  },
} as const satisfies Readonly<Record<string, Note>>;
