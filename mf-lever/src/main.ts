import { lifecycles, type Texts } from '@tradefloor/area';
import { tradingTexts } from '@tradefloor/trading';
import area from '../area';

const texts: Texts = code => import(/* webpackChunkName: "texts-[request]" */ `./locales/${code}.json`);

export const { bootstrap, mount, unmount, prefetch } = lifecycles(area, {
  screens: {
    '/leverdealCenter': () => import('./deal-centre/deal-centre'),
    '/leverList': () => import('./positions-page/positions-page'),
    '/new_account/letransactions': () => import('./order-records/wallet-orders'),
    '/leverTransactions': () => import('./order-records/all-orders'),
    '/leverTransaction': () => import('./order-records/pair-orders'),
    '/allTransaction': () => import('./deals/deals'),
    '/leverRecord': () => import('./order-records/trading-records'),
    '/lever_manger': () => import('./contract-terms/contract-terms'),
  },
  texts: [tradingTexts, texts],
});
