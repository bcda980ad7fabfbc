import type { Note } from '../note';

export const moneyNotes = {
  /** `{amount}`, `{currency}`. */
  depositCredited: {
    title: {
      zh: '充值到账',
      hk: '存入到帳',
      en: 'Deposit credited',
      kr: '입금 완료',
      jp: '入金が反映されました',
      spa: 'Depósito acreditado',
    },
    content: {
      zh: '您的 {amount} {currency} 充值已确认并入账。',
      hk: '您存入的 {amount} {currency} 已確認並入帳。',
      en: 'Your deposit of {amount} {currency} was confirmed and credited.',
      kr: '{amount} {currency} 입금이 확인되어 계좌에 반영되었습니다.',
      jp: '{amount} {currency} の入金が承認され、口座に反映されました。',
      spa: 'Su depósito de {amount} {currency} se ha confirmado y acreditado.',
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
      zh: '昨日手续费的邀请返佣 {amount} USDT，已按北京时间 08:00 收盘价结算并计入您的现货账户。',
      hk: '昨日手續費的邀請返佣 {amount} USDT，已按北京時間 08:00 收市價結算並計入您的現貨帳戶。',
      en: 'Your invitation rebate for yesterday’s fees, {amount} USDT at the 08:00 Beijing closing price, was credited to your spot account.',
      kr: '전일 수수료에 대한 초대 리베이트 {amount} USDT가 베이징 시간 08:00 종가로 환산되어 현물 계좌에 지급되었습니다.',
      jp: '前日の手数料に対する招待報酬 {amount} USDT を、北京時間08:00の終値で換算し、現物口座に入金しました。',
      spa: 'Su reembolso por las comisiones de ayer, {amount} USDT al precio de cierre de las 08:00 de Pekín, se ha abonado en su cuenta spot.',
    },
  },
} as const satisfies Readonly<Record<string, Note>>;
