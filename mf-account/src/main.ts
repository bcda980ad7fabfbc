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
    '/account/accountCenter': overview,
    '/account/accountSet': overview,
    '/account/authentication': overview,
    '/account/accountMessage': overview,
    '/account/userSetting': overview,
    '/account/payment': overview,
    '/setCash': overview,
    '/account/region': overview,
    '/success': overview,
  },
  texts,
});
