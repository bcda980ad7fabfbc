import { lifecycles, type Texts } from '@tradefloor/area';
import area from '../area';

const texts: Texts = code => import(/* webpackChunkName: "texts-[request]" */ `./locales/${code}.json`);

export const { bootstrap, mount, unmount, prefetch } = lifecycles(area, {
  screens: {
    '/new_account/finance': () => import('./overview/overview'),
    '/new_account/legal': () => import('./wallets/fiat-wallet'),
    '/new_account/change': () => import('./wallets/spot-wallet'),
    '/new_account/lever': () => import('./wallets/leverage-wallets'),
    '/new_account/legalAccount': () => import('./wallets/fiat-currency'),
    '/new_account/changeAccount': () => import('./wallets/spot-currency'),
    '/new_account/transfer': () => import('./overview/overview'),
    '/new_account/transferLegal': () => import('./overview/overview'),
    '/new_account/statement': () => import('./overview/overview'),
    '/transferRecord': () => import('./overview/overview'),
    '/account/transferLog': () => import('./overview/overview'),
    '/account/coinRecord': () => import('./overview/overview'),
    '/finanrec': () => import('./overview/overview'),
    '/account/recharge': () => import('./deposit/deposit-address'),
    '/withdraw_address': () => import('./overview/overview'),
    '/financial': () => import('./overview/overview'),
  },
  texts,
});
