import type { Note } from '../note';

export const microNotes = {
  /** `{currency}`. */
  insuranceClaimDue: {
    title: {
      zh: '保险待理赔',
      hk: '保險待理賠',
      en: 'Insurance claim due',
      kr: '보험금 청구 안내',
      jp: '保険金請求のお知らせ',
      spa: 'Reclamación del seguro pendiente',
    },
    content: {
      zh: '您的 {currency} 秒合约亏损已达到投保金额的 50%，请先申请理赔，再继续下单。',
      hk: '您的 {currency} 秒合約虧損已達到投保金額的 50%，請先申請理賠，再繼續下單。',
      en: 'Your {currency} micro orders have lost half of the insured sum. Claim your insurance before you place more orders.',
      kr: '{currency} 초단기 거래의 손실이 보험 금액의 50%에 도달했습니다. 보험금을 청구한 뒤 주문을 계속해 주세요.',
      jp: '{currency} の秒取引の損失が保険金額の 50% に達しました。次のご注文の前に保険金をご請求ください。',
      spa: 'Sus órdenes micro en {currency} han perdido la mitad de la suma asegurada. Reclame el seguro antes de enviar más órdenes.',
    },
  },
  /** `{currency}`. */
  insuranceClaimWaits: {
    title: {
      zh: '保险明日可理赔',
      hk: '保險明日可理賠',
      en: 'Insurance claim due tomorrow',
      kr: '보험금은 내일 청구 가능',
      jp: '保険金は明日請求できます',
      spa: 'Reclamación del seguro desde mañana',
    },
    content: {
      zh: '您的 {currency} 秒合约亏损已达到投保金额的 50%。保险每日最多赔付两次，今日次数已用完，请于 00:00（UTC）后申请理赔。',
      hk: '您的 {currency} 秒合約虧損已達到投保金額的 50%。保險每日最多賠付兩次，今日次數已用完，請於 00:00（UTC）後申請理賠。',
      en: 'Your {currency} micro orders have lost half of the insured sum. Insurance pays at most twice a day, and has today: claim it after 00:00 UTC.',
      kr: '{currency} 초단기 거래의 손실이 보험 금액의 50%에 도달했습니다. 보험금은 하루 최대 두 번 지급되며 오늘은 모두 지급되었습니다. 00:00(UTC) 이후에 청구해 주세요.',
      jp: '{currency} の秒取引の損失が保険金額の 50% に達しました。保険金の支払いは 1 日 2 回までで、本日分は終了しています。00:00（UTC）以降にご請求ください。',
      spa: 'Sus órdenes micro en {currency} han perdido la mitad de la suma asegurada. El seguro paga como máximo dos veces al día y hoy ya lo ha hecho: reclámelo después de las 00:00 UTC.',
    },
  },
  /** `{currency}`. */
  insuranceCancelled: {
    title: {
      zh: '保险已自动取消',
      hk: '保險已自動取消',
      en: 'Insurance ended',
      kr: '보험 자동 해지',
      jp: '保険が終了しました',
      spa: 'Seguro finalizado',
    },
    content: {
      zh: '您的 {currency} 秒合约盈利已达到投保金额的 100%，保险已自动取消。',
      hk: '您的 {currency} 秒合約盈利已達到投保金額的 100%，保險已自動取消。',
      en: 'Your {currency} micro orders have won the full insured sum, so your insurance has ended.',
      kr: '{currency} 초단기 거래의 수익이 보험 금액의 100%에 도달하여 보험이 자동으로 해지되었습니다.',
      jp: '{currency} の秒取引の利益が保険金額の 100% に達したため、保険は自動的に終了しました。',
      spa: 'Sus órdenes micro en {currency} han ganado tanto como la suma asegurada, por lo que el seguro terminó automáticamente.',
    },
  },
} as const satisfies Readonly<Record<string, Note>>;
