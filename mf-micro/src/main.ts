import { lifecycles, type Texts } from '@tradefloor/area';
import { tradingTexts } from '@tradefloor/trading';
import area from '../area';

const texts: Texts = code => import(/* webpackChunkName: "texts-[request]" */ `./locales/${code}.json`);

export const { bootstrap, mount, unmount, prefetch } = lifecycles(area, {
  screens: { '/secondDealCenter': () => import('./micro-centre/micro-centre') },
  texts: [tradingTexts, texts],
});
