import type { Article } from '../article';

/** A new plan to lend USDT for some days. */
export const earnPlan = (id: number, day: string, days: number, rate: string): Article => ({
  id,
  column: 'notices',
  day,
  texts: {
    zh: [
      `理财新品：${days} 天，年化 ${rate}%`,
      `${days} 天期 USDT 理财现已开放。`,
      `即日起可认购 ${days} 天期 USDT 理财，年化收益率 ${rate}%，100 USDT 起购，到期本息自动返还至法币账户。`,
      '理财期间本金不可提前赎回，请按资金安排认购。',
    ],
    hk: [
      `理財新品：${days} 天，年化 ${rate}%`,
      `${days} 天期 USDT 理財現已開放。`,
      `即日起可認購 ${days} 天期 USDT 理財，年化收益率 ${rate}%，100 USDT 起購，到期本息自動返還至法幣帳戶。`,
      '理財期間本金不可提前贖回，請按資金安排認購。',
    ],
    en: [
      `Earn: a ${days}-day plan at ${rate} % a year`,
      `A new ${days}-day USDT plan is open.`,
      `Subscribe with 100 USDT or more for ${days} days at ${rate} % a year. Principal and income are returned to your fiat account automatically at the end.`,
      'You can’t redeem before the term ends, so subscribe only with funds you won’t need.',
    ],
    kr: [
      `금융상품: ${days}일, 연 ${rate}%`,
      `${days}일 만기 USDT 상품이 열렸습니다.`,
      `이제 USDT를 ${days}일 동안 연 ${rate}%로 맡길 수 있습니다. 최소 100 USDT이며, 만기에 원금과 수익이 법정화폐 계정으로 자동 반환됩니다.`,
      '만기 전에는 원금을 찾을 수 없으니 여유 자금으로 가입하세요.',
    ],
    jp: [
      `運用商品：${days} 日、年率 ${rate}%`,
      `期間 ${days} 日の USDT プランを開始しました。`,
      `USDT を ${days} 日間、年率 ${rate}% で運用できるようになりました。100 USDT から申し込め、満期に元本と収益が法定通貨口座へ自動で戻ります。`,
      '満期前に元本を引き出すことはできません。余裕資金でお申し込みください。',
    ],
    spa: [
      `Rendimiento: plan de ${days} días al ${rate} % anual`,
      `Ya está abierto un nuevo plan en USDT a ${days} días.`,
      `Ahora puede comprometer USDT durante ${days} días al ${rate} % anual, desde 100 USDT. El capital y el rendimiento vuelven solos a su cuenta fiat al vencimiento.`,
      'El capital no puede retirarse antes del vencimiento; comprometa solo lo que no vaya a necesitar.',
    ],
  },
});
