import type { LanguageCode } from '@tradefloor/contract';

type Reached = Readonly<Record<'above' | 'below', (pair: string, price: string) => string>>;

/** Here and not with the shell's texts: most pages never say one. */
export const REACHED: Readonly<Record<LanguageCode, Reached>> = {
  en: {
    above: (pair, price) => `${pair} has reached ${price} or more`,
    below: (pair, price) => `${pair} has fallen to ${price} or less`,
  },
  zh: {
    above: (pair, price) => `${pair} 已涨至 ${price} 或以上`,
    below: (pair, price) => `${pair} 已跌至 ${price} 或以下`,
  },
  hk: {
    above: (pair, price) => `${pair} 已升至 ${price} 或以上`,
    below: (pair, price) => `${pair} 已跌至 ${price} 或以下`,
  },
  jp: {
    above: (pair, price) => `${pair}が${price}以上になりました`,
    below: (pair, price) => `${pair}が${price}以下になりました`,
  },
  kr: {
    above: (pair, price) => `${pair}: ${price} 이상에 도달했습니다`,
    below: (pair, price) => `${pair}: ${price} 이하로 떨어졌습니다`,
  },
  spa: {
    above: (pair, price) => `${pair} ha alcanzado o superado ${price}`,
    below: (pair, price) => `${pair} ha bajado a ${price} o menos`,
  },
};
