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
    '/new_account/transfer': () => import('./transfer/transfer'),
    '/new_account/transferLegal': () => import('./transfer/transfer-to-leverage'),
    '/new_account/statement': () => import('./statement/statement'),
    '/transferRecord': () => import('./records/micro-transfers'),
    '/account/transferLog': () => import('./records/transfer-log'),
    '/account/coinRecord': () => import('./records/coin-records'),
    '/finanrec': () => import('./records/financial-records'),
    '/account/recharge': () => import('./deposit/deposit-address'),
    '/withdraw_address': () => import('./addresses/addresses'),
    '/financial': () => import('./staking/staking'),
  },
  texts,
});
