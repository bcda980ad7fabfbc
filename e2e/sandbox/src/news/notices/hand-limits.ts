import type { Article } from '../article';

/** Leverage: how many hands one order may have. */
export const handLimits = (id: number, day: string, pair: string, most: number): Article => ({
  id,
  column: 'notices',
  day,
  texts: {
    zh: [
      `${pair} 杠杆手数上限调整`,
      `自 ${day} 起，${pair} 单笔上限为 ${most} 手。`,
      `为配合当前的市场深度，${pair} 杠杆单笔委托上限自 ${day} 00:00（UTC）起调整为 ${most} 手，下限仍为 1 手。`,
      '已有持仓与挂单不受影响。风险率降至 110% 或以下时仍会强制平仓。',
    ],
    hk: [
      `${pair} 槓桿手數上限調整`,
      `自 ${day} 起，${pair} 單筆上限為 ${most} 手。`,
      `為配合當前的市場深度，${pair} 槓桿單筆委託上限自 ${day} 00:00（UTC）起調整為 ${most} 手，下限仍為 1 手。`,
      '已有持倉與掛單不受影響。風險率降至 110% 或以下時仍會強制平倉。',
    ],
    en: [
      `New lot limit for ${pair} leverage`,
      `Up to ${most} lots per order from ${day}.`,
      `To match market depth, ${pair} leverage orders are limited to ${most} lots from ${day}, 00:00 UTC. The minimum stays at one lot.`,
      'Open positions and orders are not affected. Liquidation still happens at a risk rate of 110 % or below.',
    ],
    kr: [
      `${pair} 레버리지 계약 한도 변경`,
      `${day}부터 주문당 최대 ${most}계약입니다.`,
      `시장 깊이에 맞추어 ${pair} 레버리지 주문 한도를 ${day} 00:00(UTC)부터 최대 ${most}계약으로 변경합니다. 최소 수량은 1계약으로 유지됩니다.`,
      '기존 포지션과 대기 주문에는 영향이 없습니다. 위험률이 110% 이하가 되면 강제 청산됩니다.',
    ],
    jp: [
      `${pair} レバレッジの枚数上限を変更`,
      `${day} から 1 注文あたり最大 ${most} 枚となります。`,
      `市場の厚みに合わせ、${pair} のレバレッジ注文は ${day} 00:00（UTC）から最大 ${most} 枚となります。下限は 1 枚のままです。`,
      '保有中のポジションと待機中の注文には影響しません。リスク率が 110% 以下になると強制決済されます。',
    ],
    spa: [
      `Nuevo límite de lotes en ${pair} con apalancamiento`,
      `Desde el ${day}, una orden admite hasta ${most} lotes.`,
      `Para ajustarnos a la profundidad del mercado, las órdenes apalancadas en ${pair} admitirán como máximo ${most} lotes desde el ${day} a las 00:00 UTC. El mínimo sigue siendo un lote.`,
      'Las posiciones abiertas y las órdenes pendientes no cambian. La liquidación se produce con una tasa de riesgo del 110 % o inferior.',
    ],
  },
});
