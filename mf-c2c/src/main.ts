import { lifecycles, type Texts } from '@tradefloor/area';
import area from '../area';

const texts: Texts = code => import(/* webpackChunkName: "texts-[request]" */ `./locales/${code}.json`);

export const { bootstrap, mount, unmount, prefetch } = lifecycles(area, {
  screens: {
    '/c2cTrade': () => import('./market/market'),
    '/c2c': () => import('./publish/publish'),
    '/c2cRelease': () => import('./adverts/adverts'),
    '/c2cDetail': () => import('./adverts/advert-orders'),
    '/c2cOrder': () => import('./orders/orders'),
    '/match': () => import('./match/match'),
    '/account/aceite': () => import('./acceptors/acceptors'),
    '/account/rechargeMoney': () => import('./deal-form/deal-form-page'),
    '/account/chargeRecord': () => import('./deals/deals'),
    '/account/acceptorDesk': () => import('./acceptor-desk/acceptor-desk'),
    '/account/rulings': () => import('./rulings/rulings'),
  },
  texts,
});
