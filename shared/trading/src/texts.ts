import type { Texts } from '@tradefloor/area';

/** What the panels say: an area that shows one lays them under its own, `texts: [tradingTexts, texts]`. */
export const tradingTexts: Texts = code => import(/* webpackChunkName: "texts-[request]" */ `./locales/${code}.json`);
