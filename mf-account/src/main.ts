import { lifecycles, type Texts } from '@tradefloor/area';
import area from '../area';

const texts: Texts = code => import(/* webpackChunkName: "texts-[request]" */ `./locales/${code}.json`);

export const { bootstrap, mount, unmount, prefetch } = lifecycles(area, {
  screens: {
    '/components/login': () => import('./sign-in/sign-in-page'),
    '/components/register': () => import('./register/register-page'),
    '/forgetPwd': () => import('./recover/forgot-page'),
    '/resetPwd': () => import('./recover/reset-page'),
    '/undoBinding': () => import('./undo-binding/undo-binding'),
    '/bindEmail': () => import('./bind/bind-page'),
    '/account/accountCenter': () => import('./account-center/account-center'),
    '/account/accountSet': () => import('./account-settings/account-settings'),
    '/account/authentication': () => import('./identity/identity'),
    '/account/accountMessage': () => import('./messages/messages'),
    '/account/userSetting': () => import('./preferences/preferences'),
    '/account/payment': () => import('./payment/payment'),
    '/setCash': () => import('./fund-password/fund-password'),
    '/account/region': () => import('./region/region'),
    '/success': () => import('./result/result-page'),
  },
  texts,
});
