import type { LanguageCode, LeverageOrder, MicroOrder } from '@tradefloor/contract';
import type { EndNews, ResultNews, RiskNews } from '@tradefloor/platform';

interface EndWords {
  readonly sides: Readonly<Record<(LeverageOrder | MicroOrder)['direction'], string>>;
  readonly position: (side: string, pair: string, price: string) => string;
  readonly more: (count: number) => string;
  readonly ends: Readonly<Record<EndNews, (closed: string, profit: string) => string>>;
  readonly order: (pair: string, side: string) => string;
  /** The currency is left out where the account is in several. */
  readonly risks: Readonly<Record<RiskNews, (currency: string, rate: string) => string>>;
  readonly results: Readonly<Record<ResultNews, (order: string, sum: string) => string>>;
}

const spaced = (currency: string) => (currency === '' ? '' : `${currency} `);
const padded = (currency: string) => (currency === '' ? '' : ` ${currency} `);
const within = (currency: string) => (currency === '' ? '' : ` en ${currency}`);

/** As the areas say it on their own screens. */
export const END_WORDS: Readonly<Record<LanguageCode, EndWords>> = {
  en: {
    sides: { long: 'Long', short: 'Short', up: 'Up', down: 'Down' },
    position: (side, pair, price) => `${side} ${pair} at ${price}`,
    more: count => `${count} more`,
    ends: {
      'take-profit': (closed, profit) => `Take profit reached: ${closed}. PnL ${profit}`,
      'stop-loss': (closed, profit) => `Stop loss reached: ${closed}. PnL ${profit}`,
      liquidation: (closed, profit) => `Liquidated: ${closed}. PnL ${profit}`,
      'house-limit': (closed, profit) => `Profit limit reached: ${closed}. PnL ${profit}`,
      risk: closed => `Order cancelled, risk too high: ${closed}`,
    },
    risks: {
      warned: (currency, rate) =>
        `The risk rate of your ${spaced(currency)}leverage account is ${rate}. Positions are liquidated at 110%.`,
      alarming: (currency, rate) =>
        `Close to liquidation: the risk rate of your ${spaced(currency)}leverage account is ${rate}. Add funds or close positions.`,
    },
    order: (pair, side) => `${pair} ${side}`,
    results: {
      won: (order, sum) => `${order}: won ${sum}`,
      lost: (order, sum) => `${order}: lost ${sum}`,
      even: order => `${order}: price unchanged, amount returned`,
    },
  },
  zh: {
    sides: { long: '做多', short: '做空', up: '买涨', down: '买跌' },
    position: (side, pair, price) => `${side} ${pair}，价格 ${price}`,
    more: count => `另有 ${count} 个`,
    ends: {
      'take-profit': (closed, profit) => `已触发止盈：${closed}。盈亏 ${profit}`,
      'stop-loss': (closed, profit) => `已触发止损：${closed}。盈亏 ${profit}`,
      liquidation: (closed, profit) => `已强制平仓：${closed}。盈亏 ${profit}`,
      'house-limit': (closed, profit) => `已达盈利上限：${closed}。盈亏 ${profit}`,
      risk: closed => `风险过高，订单已撤：${closed}`,
    },
    risks: {
      warned: (currency, rate) => `您的${padded(currency)}杠杆账户风险率为 ${rate}，降至 110% 时将强制平仓。`,
      alarming: (currency, rate) => `即将强平：您的${padded(currency)}杠杆账户风险率为 ${rate}，请转入资金或平仓。`,
    },
    order: (pair, side) => `${pair} ${side}`,
    results: {
      won: (order, sum) => `${order}：盈利 ${sum}`,
      lost: (order, sum) => `${order}：亏损 ${sum}`,
      even: order => `${order}：价格不变，本金已返还`,
    },
  },
  hk: {
    sides: { long: '做多', short: '做空', up: '買升', down: '買跌' },
    position: (side, pair, price) => `${side} ${pair}，價格 ${price}`,
    more: count => `另有 ${count} 個`,
    ends: {
      'take-profit': (closed, profit) => `已觸發止盈：${closed}。盈虧 ${profit}`,
      'stop-loss': (closed, profit) => `已觸發止蝕：${closed}。盈虧 ${profit}`,
      liquidation: (closed, profit) => `已強制平倉：${closed}。盈虧 ${profit}`,
      'house-limit': (closed, profit) => `已達盈利上限：${closed}。盈虧 ${profit}`,
      risk: closed => `風險過高，訂單已撤：${closed}`,
    },
    risks: {
      warned: (currency, rate) => `您的${padded(currency)}槓桿帳戶風險率為 ${rate}，降至 110% 時將強制平倉。`,
      alarming: (currency, rate) => `即將強平：您的${padded(currency)}槓桿帳戶風險率為 ${rate}，請轉入資金或平倉。`,
    },
    order: (pair, side) => `${pair} ${side}`,
    results: {
      won: (order, sum) => `${order}：獲利 ${sum}`,
      lost: (order, sum) => `${order}：虧損 ${sum}`,
      even: order => `${order}：價格不變，本金已退還`,
    },
  },
  jp: {
    sides: { long: 'ロング', short: 'ショート', up: '上がる', down: '下がる' },
    position: (side, pair, price) => `${pair} ${side}（${price}）`,
    more: count => `ほか${count}件`,
    ends: {
      'take-profit': (closed, profit) => `利確が執行されました：${closed}。損益 ${profit}`,
      'stop-loss': (closed, profit) => `損切りが執行されました：${closed}。損益 ${profit}`,
      liquidation: (closed, profit) => `強制決済されました：${closed}。損益 ${profit}`,
      'house-limit': (closed, profit) => `利益上限に達しました：${closed}。損益 ${profit}`,
      risk: closed => `リスク超過のため注文を取り消しました：${closed}`,
    },
    risks: {
      warned: (currency, rate) =>
        `${currency}レバレッジ口座のリスク率は${rate}です。110%になるとポジションは強制決済されます。`,
      alarming: (currency, rate) =>
        `強制決済が近づいています。${currency}レバレッジ口座のリスク率は${rate}です。資金を追加するか、ポジションを決済してください。`,
    },
    order: (pair, side) => `${pair}「${side}」`,
    results: {
      won: (order, sum) => `${order}：勝ち ${sum}`,
      lost: (order, sum) => `${order}：負け ${sum}`,
      even: order => `${order}：同値のため返金されました`,
    },
  },
  kr: {
    sides: { long: '롱', short: '숏', up: '상승', down: '하락' },
    position: (side, pair, price) => `${pair} ${side} ${price}`,
    more: count => `외 ${count}건`,
    ends: {
      'take-profit': (closed, profit) => `익절 체결: ${closed}. 손익 ${profit}`,
      'stop-loss': (closed, profit) => `손절 체결: ${closed}. 손익 ${profit}`,
      liquidation: (closed, profit) => `강제 청산됨: ${closed}. 손익 ${profit}`,
      'house-limit': (closed, profit) => `수익 한도 도달: ${closed}. 손익 ${profit}`,
      risk: closed => `위험이 커서 주문이 취소됨: ${closed}`,
    },
    risks: {
      warned: (currency, rate) =>
        `${spaced(currency)}레버리지 계좌의 위험률이 ${rate}입니다. 110%가 되면 포지션이 강제 청산됩니다.`,
      alarming: (currency, rate) =>
        `강제 청산이 임박했습니다. ${spaced(currency)}레버리지 계좌의 위험률이 ${rate}입니다. 자금을 추가하거나 포지션을 청산하세요.`,
    },
    order: (pair, side) => `${pair} ${side}`,
    results: {
      won: (order, sum) => `${order}: 승 ${sum}`,
      lost: (order, sum) => `${order}: 패 ${sum}`,
      even: order => `${order}: 가격 변동이 없어 금액이 반환되었습니다`,
    },
  },
  spa: {
    sides: { long: 'Largo', short: 'Corto', up: 'Sube', down: 'Baja' },
    position: (side, pair, price) => `${side} ${pair} a ${price}`,
    more: count => `${count} más`,
    ends: {
      'take-profit': (closed, profit) => `Toma de beneficios alcanzada: ${closed}. PyG ${profit}`,
      'stop-loss': (closed, profit) => `Stop loss alcanzado: ${closed}. PyG ${profit}`,
      liquidation: (closed, profit) => `Liquidada: ${closed}. PyG ${profit}`,
      'house-limit': (closed, profit) => `Límite de beneficio alcanzado: ${closed}. PyG ${profit}`,
      risk: closed => `Orden cancelada por riesgo excesivo: ${closed}`,
    },
    risks: {
      warned: (currency, rate) =>
        `La tasa de riesgo de su cuenta de apalancamiento${within(currency)} es del ${rate}. Al llegar al 110 % se liquidan sus posiciones.`,
      alarming: (currency, rate) =>
        `Liquidación inminente: la tasa de riesgo de su cuenta de apalancamiento${within(currency)} es del ${rate}. Añada fondos o cierre posiciones.`,
    },
    order: (pair, side) => `${pair} ${side}`,
    results: {
      won: (order, sum) => `${order}: ganada ${sum}`,
      lost: (order, sum) => `${order}: perdida ${sum}`,
      even: order => `${order}: precio sin cambio, importe devuelto`,
    },
  },
};
