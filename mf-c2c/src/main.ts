import { lifecycles, type Texts } from '@tradefloor/area';
import area from '../area';

const texts: Texts = code => import(/* webpackChunkName: "texts-[request]" */ `./locales/${code}.json`);

export const { bootstrap, mount, unmount, prefetch } = lifecycles(area, {
  screens: {
    '/c2cTrade': () => import('./overview/overview'),
    '/c2c': () => import('./overview/overview'),
    '/c2cRelease': () => import('./overview/overview'),
    '/c2cDetail': () => import('./overview/overview'),
    '/c2cOrder': () => import('./orders/orders'),
    '/match': () => import('./overview/overview'),
    '/account/aceite': () => import('./overview/overview'),
    '/account/rechargeMoney': () => import('./overview/overview'),
    '/account/chargeRecord': () => import('./overview/overview'),
  },
  texts,
});
