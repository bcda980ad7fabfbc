import type { Note } from '../note';

export const leverageNotes = {
  /** `{count}` positions, `{currency}`. */
  positionsLiquidated: {
    title: {
      zh: '强制平仓通知',
      hk: '強制平倉通知',
      en: 'Positions liquidated',
      kr: '강제 청산 안내',
      jp: '強制決済のお知らせ',
      spa: 'Posiciones liquidadas',
    },
    content: {
      zh: '您的 {currency} 杠杆账户风险率降至 110% 或以下，{count} 笔持仓已被强制平仓。',
      hk: '您的 {currency} 槓桿帳戶風險率降至 110% 或以下，{count} 筆持倉已被強制平倉。',
      en: 'Your {currency} leverage account’s risk rate fell to 110% or below. Positions liquidated: {count}.',
      kr: '{currency} 레버리지 계좌의 위험률이 110% 이하로 떨어져 포지션 {count}건이 강제 청산되었습니다.',
      jp: '{currency} レバレッジ口座のリスク率が 110% 以下になったため、{count} 件のポジションを強制決済しました。',
      spa: 'La tasa de riesgo de su cuenta de apalancamiento en {currency} cayó al 110 % o menos. Posiciones liquidadas: {count}.',
    },
  },
  /** `{symbol}`. */
  positionAtLimit: {
    title: {
      zh: '持仓已达盈利上限',
      hk: '持倉已達盈利上限',
      en: 'Position closed at its profit limit',
      kr: '포지션이 수익 한도에서 청산됨',
      jp: 'ポジションが利益上限で決済されました',
      spa: 'Posición cerrada en su límite de beneficios',
    },
    content: {
      zh: '您的 {symbol} 持仓已达到交易所的盈利上限，现已平仓，盈利已入账。',
      hk: '您的 {symbol} 持倉已達到交易所的盈利上限，現已平倉，盈利已入帳。',
      en: 'Your {symbol} position reached the exchange’s profit limit and was closed. The profit is in your account.',
      kr: '{symbol} 포지션이 거래소의 수익 한도에 도달해 청산되었습니다. 수익은 계좌에 반영되었습니다.',
      jp: '{symbol} のポジションが取引所の利益上限に達したため、決済しました。利益は口座に反映されています。',
      spa: 'Su posición en {symbol} alcanzó el límite de beneficios del exchange y se cerró. La ganancia está en su cuenta.',
    },
  },
  /** `{symbol}`. */
  positionPaidForStop: {
    title: {
      zh: '持仓已平仓，用于支付止损',
      hk: '持倉已平倉，用於支付止蝕',
      en: 'Position closed to pay for a stop',
      kr: '다른 포지션의 손실을 위해 청산됨',
      jp: '別のポジションの損失に充てるため決済しました',
      spa: 'Posición cerrada para cubrir un stop',
    },
    content: {
      zh: '您设置的止盈止损触发时，该持仓的亏损超过其保证金与可用余额之和。为支付该亏损，您的 {symbol} 持仓已平仓，盈利已入账。',
      hk: '您設定的止盈止蝕觸發時，該持倉的虧損超過其保證金與可用餘額之和。為支付該虧損，您的 {symbol} 持倉已平倉，盈利已入帳。',
      en: 'A stop closed a position that had lost more than its margin and your available balance. Your {symbol} position was closed with it: what it had won pays for the loss.',
      kr: '익절·손절이 실행된 포지션의 손실이 증거금과 사용 가능한 잔고의 합계를 초과했습니다. 그 손실을 충당하기 위해 {symbol} 포지션도 청산되었습니다.',
      jp: '利確・損切りで決済されたポジションの損失が、証拠金と利用可能残高の合計を超えました。その損失に充てるため、{symbol} のポジションも決済しました。',
      spa: 'Un stop cerró una posición que había perdido más que su margen y su saldo disponible. También se cerró su posición en {symbol}: lo que había ganado cubre la pérdida.',
    },
  },
  /** `{symbol}`. */
  entrustRefused: {
    title: {
      zh: '杠杆委托已撤销',
      hk: '槓桿委託已撤銷',
      en: 'Leverage order cancelled',
      kr: '레버리지 주문 취소',
      jp: 'レバレッジ注文が取り消されました',
      spa: 'Orden con apalancamiento cancelada',
    },
    content: {
      zh: '您的 {symbol} 委托已到价，但开仓后风险率将为 120% 或以下，委托已撤销，保证金与手续费已退回。',
      hk: '您的 {symbol} 委託已到價，但開倉後風險率將為 120% 或以下，委託已撤銷，保證金與手續費已退回。',
      en: 'Your {symbol} order’s price was reached, but opening it would have left a risk rate of 120% or below. It was cancelled, and its margin and fee were returned.',
      kr: '{symbol} 주문의 가격에 도달했으나 진입 시 위험률이 120% 이하가 되어 주문이 취소되고 증거금과 수수료가 반환되었습니다.',
      jp: '{symbol} の注文価格に達しましたが、建てるとリスク率が 120% 以下になるため注文を取り消し、証拠金と手数料を返却しました。',
      spa: 'Se alcanzó el precio de su orden de {symbol}, pero abrirla habría dejado una tasa de riesgo del 120 % o menos. Se canceló; el margen y la comisión se devolvieron.',
    },
  },
} as const satisfies Readonly<Record<string, Note>>;
