import type { Texts } from '@tradefloor/area';

/** What the lists of pairs say. Apart from the panels' words, which a page of prices never says. */
export const marketTexts: Texts = code => import(/* webpackChunkName: "texts-[request]" */ `./locales/${code}.json`);
