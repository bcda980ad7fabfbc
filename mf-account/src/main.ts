import { lifecycles, type Texts } from '@tradefloor/area';
import area from '../area';

const texts: Texts = code => import(`./locales/${code}.json`);
const overview = () => import('./overview/overview');

export const { bootstrap, mount, unmount, prefetch } = lifecycles(area, {
  screens: {
    '/components/login': overview,
    '/components/register': overview,
    '/forgetPwd': overview,
    '/resetPwd': overview,
    '/bindEmail': overview,
    '/account/accountCenter': () => import('./account-center/account-center'),
    '/account/accountSet': () => import('./account-settings/account-settings'),
    '/account/authentication': () => import('./identity/identity'),
    '/account/accountMessage': () => import('./messages/messages'),
    '/account/userSetting': () => import('./preferences/preferences'),
    '/account/payment': () => import('./payment/payment'),
    '/setCash': () => import('./fund-password/fund-password'),
    '/account/region': () => import('./region/region'),
    '/success': overview,
  },
  texts,
});
