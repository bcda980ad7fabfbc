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
  /** `{currency}`, `{address}` in part, `{from}` when it may be used. */
  addressAdded: {
    title: {
      zh: '新增提现地址',
      hk: '新增提取地址',
      en: 'Withdrawal address added',
      kr: '출금 주소 추가',
      jp: '出金アドレスの追加',
      spa: 'Dirección de retiro añadida',
    },
    content: {
      zh: '您的账户新增了 {currency} 提现地址 {address}，{from} 起可用于提现。如果不是您本人操作，请立即删除该地址、修改密码并联系客服。',
      hk: '您的帳戶新增了 {currency} 提取地址 {address}，{from} 起可用於提取。如果不是您本人操作，請立即刪除該地址、更改密碼並聯絡客服。',
      en: 'The {currency} withdrawal address {address} was added to your account and can be used from {from}. If this wasn’t you, delete it, change your password and contact support now.',
      kr: '{currency} 출금 주소 {address}이(가) 계정에 추가되었으며 {from}부터 사용할 수 있습니다. 본인이 아니라면 즉시 주소를 삭제하고 비밀번호를 변경한 뒤 고객센터에 문의하세요.',
      jp: '{currency} の出金アドレス {address} がアカウントに追加され、{from} から使用できます。お心当たりがない場合は、すぐにアドレスを削除してパスワードを変更し、サポートへご連絡ください。',
      spa: 'Se añadió a su cuenta la dirección de retiro de {currency} {address}, que puede usarse desde el {from}. Si no fue usted, elimínela, cambie su contraseña de inmediato y contacte con atención al cliente.',
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
