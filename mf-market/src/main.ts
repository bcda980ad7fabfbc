import { lifecycles, type Texts } from '@tradefloor/area';
import { marketTexts } from '@tradefloor/trading';
import area from '../area';

const texts: Texts = code => import(/* webpackChunkName: "texts-[request]" */ `./locales/${code}.json`);

export const { bootstrap, mount, unmount, prefetch } = lifecycles(area, {
  screens: {
    '/': () => import('./home/home'),
    '/quotation': () => import('./quotation/quotation'),
    '/noticeList': () => import('./notices/notice-list'),
    '/components/noticeDetail': () => import('./notices/notice-detail'),
    '/upstart': () => import('./token-sale/token-sale'),
  },
  texts: [marketTexts, texts],
});
