import type { Article } from '../article';

/** A new plan to lend USDT for some days. */
export const earnPlan = (id: number, day: string, days: number, rate: string): Article => ({
  id,
  column: 'notices',
  day,
  texts: {
    zh: [
      `理财：${days} 天期，年化 ${rate}%`,
      `${days} 天期 USDT 理财现已开放。`,
      `${days} 天期 USDT 理财现可申购，年化收益率 ${rate}%，100 USDT 起购，到期后本金与收益自动返还至法币账户。`,
      '到期前不可提前赎回，请仅使用闲置资金申购。',
    ],
    hk: [
      `理財：${days} 天期，年化 ${rate}%`,
      `${days} 天期 USDT 理財現已開放。`,
      `${days} 天期 USDT 理財現可申購，年利率 ${rate}%，100 USDT 起購，到期後本金及收益自動返還至法幣帳戶。`,
      '到期前不可提前贖回，請只以閒置資金申購。',
    ],
    en: [
      `Earn: a ${days}-day plan at ${rate}% a year`,
      `A new ${days}-day USDT plan is open.`,
      `Subscribe with 100 USDT or more for ${days} days at ${rate}% a year. Principal and income are returned to your fiat account automatically at the end.`,
      'You can’t redeem before the term ends, so subscribe only with funds you won’t need.',
    ],
    kr: [
      `스테이킹: ${days}일, 연 ${rate}%`,
      `${days}일 만기 USDT 스테이킹이 시작되었습니다.`,
      `100 USDT부터 ${days}일 동안 연이율 ${rate}%로 신청할 수 있습니다. 만기에 원금과 수익이 법정화폐 계좌로 자동 반환됩니다.`,
      '만기 전에는 해지할 수 없으니 여유 자금으로만 신청하세요.',
    ],
    jp: [
      `ステーキング：${days}日、年率${rate}%`,
      `期間${days}日のUSDTプランの受付を開始しました。`,
      `100 USDTから、${days}日間、年率${rate}%でお申し込みいただけます。満期になると、元本と収益が自動的に法定通貨口座へ戻ります。`,
      '満期前の解約はできません。余裕資金でお申し込みください。',
    ],
    spa: [
      `Staking: plan de ${days} días al ${rate.replace('.', ',')} % anual`,
      `Ya está disponible un nuevo plan de ${days} días en USDT.`,
      `Suscríbase desde 100 USDT durante ${days} días al ${rate.replace('.', ',')} % anual. Al vencimiento, el capital y el rendimiento vuelven automáticamente a su cuenta fiat.`,
      'No se puede rescatar antes del vencimiento: suscriba solo fondos que no vaya a necesitar.',
    ],
  },
});
