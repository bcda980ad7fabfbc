import { lifecycles, type Texts } from '@tradefloor/area';
import { tradingTexts } from '@tradefloor/trading';
import area from '../area';

const texts: Texts = code => import(/* webpackChunkName: "texts-[request]" */ `./locales/${code}.json`);
const overview = () => import('./overview/overview');

export const { bootstrap, mount, unmount, prefetch } = lifecycles(area, {
  screens: {
    '/leverdealCenter': () => import('./deal-centre/deal-centre'),
    '/leverList': overview,
    '/new_account/letransactions': overview,
    '/leverTransactions': overview,
    '/leverTransaction': overview,
    '/allTransaction': overview,
    '/leverRecord': overview,
    '/lever_manger': () => import('./contract-terms/contract-terms'),
  },
  texts: [tradingTexts, texts],
});
