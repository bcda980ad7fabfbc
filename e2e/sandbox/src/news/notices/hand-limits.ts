import type { Article } from '../article';

/** Leverage: how many hands one order may have. */
export const handLimits = (id: number, day: string, pair: string, most: number): Article => ({
  id,
  column: 'notices',
  day,
  texts: {
    zh: [
      `${pair} 杠杆单笔手数上限调整`,
      `自 ${day} 起，${pair} 单笔上限为 ${most} 手。`,
      `为匹配市场深度，自 ${day} 00:00（UTC）起，${pair} 杠杆委托单笔上限为 ${most} 手，最低仍为 1 手。`,
      '现有持仓与委托不受影响。风险率降至 110% 或以下时仍会强制平仓。',
    ],
    hk: [
      `${pair} 槓桿單筆手數上限調整`,
      `自 ${day} 起，${pair} 單筆上限為 ${most} 手。`,
      `為配合市場深度，自 ${day} 00:00（UTC）起，${pair} 槓桿委託單筆上限為 ${most} 手，最低仍為 1 手。`,
      '現有持倉及委託不受影響。風險率降至 110% 或以下時仍會強制平倉。',
    ],
    en: [
      `New lot limit for ${pair} leverage`,
      `Up to ${most} lots per order from ${day}.`,
      `To match market depth, ${pair} leverage orders are limited to ${most} lots from ${day}, 00:00 UTC. The minimum stays at one lot.`,
      'Open positions and orders are not affected. Liquidation still happens at a risk rate of 110% or below.',
    ],
    kr: [
      `${pair} 레버리지 주문 한도 변경`,
      `${day}부터 주문당 최대 ${most}계약입니다.`,
      `호가 깊이에 맞추어 ${day} 00:00(UTC)부터 ${pair} 레버리지 주문을 최대 ${most}계약으로 제한합니다. 최소 수량은 1계약으로 동일합니다.`,
      '보유 중인 포지션과 미체결 주문에는 영향이 없습니다. 위험률이 110% 이하가 되면 기존과 같이 강제 청산됩니다.',
    ],
    jp: [
      `${pair} レバレッジの注文上限を変更`,
      `${day}から1注文あたり最大${most}ロットとなります。`,
      `板の厚みに合わせ、${day} 00:00（UTC）から${pair}のレバレッジ注文の上限を${most}ロットとします。下限は1ロットのままです。`,
      '保有中のポジションと未約定注文には影響しません。リスク率が110%以下になった場合は、これまでどおり強制決済されます。',
    ],
    spa: [
      `Nuevo límite de lotes en ${pair} con apalancamiento`,
      `Hasta ${most} lotes por orden desde el ${day}.`,
      `Para ajustarnos a la profundidad del mercado, las órdenes apalancadas en ${pair} se limitan a ${most} lotes desde el ${day} a las 00:00 UTC. El mínimo sigue siendo un lote.`,
      'Las posiciones y órdenes abiertas no se ven afectadas. La liquidación sigue produciéndose con una tasa de riesgo del 110 % o inferior.',
    ],
  },
});
