import type { Texts } from '@tradefloor/area';
import { marketTexts } from './markets/texts';

const panelTexts: Texts = code => import(/* webpackChunkName: "texts-[request]" */ `./locales/${code}.json`);

/** What all panels say, the lists of pairs among them: a trading area lays them under its own, `texts: [tradingTexts, texts]`. */
export const tradingTexts: Texts = async code => {
  const [markets, panels] = await Promise.all([marketTexts(code), panelTexts(code)]);
  return {
    default: { ...markets.default, ...panels.default },
    whenChanged: tell => [markets, panels].forEach(room => room.whenChanged?.(tell)),
  };
};
