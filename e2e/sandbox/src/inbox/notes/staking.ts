import type { Note } from '../note';

export const stakingNotes = {
  /** `{plan}`, `{amount}`, `{income}`. */
  stakeMatured: {
    title: {
      zh: '理财订单已到期',
      hk: '理財訂單已到期',
      en: 'Staking order matured',
      kr: '스테이킹 만기 안내',
      jp: 'ステーキングが満期になりました',
      spa: 'Orden de staking finalizada',
    },
    content: {
      zh: '您的理财订单 {plan} 已到期，本金 {amount} USDT 与收益 {income} USDT 已释放至法币账户，可随时使用。',
      hk: '您的理財訂單 {plan} 已到期，本金 {amount} USDT 及收益 {income} USDT 已釋放至法幣帳戶，可隨時使用。',
      en: 'Your {plan} staking order has matured. The principal of {amount} USDT and the income of {income} USDT are now available in your fiat account.',
      kr: '{plan} 스테이킹이 만기되었습니다. 이제 원금 {amount} USDT와 수익 {income} USDT를 법정화폐 계좌에서 사용할 수 있습니다.',
      jp: 'ステーキング「{plan}」が満期になりました。元本 {amount} USDT と収益 {income} USDT は、法定通貨口座でご利用いただけます。',
      spa: 'Su orden de staking {plan} ha llegado a su vencimiento. El capital de {amount} USDT y los ingresos de {income} USDT ya están disponibles en su cuenta fiat.',
    },
  },
} as const satisfies Readonly<Record<string, Note>>;
