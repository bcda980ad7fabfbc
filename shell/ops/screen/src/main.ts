import { lifecycles, type Texts } from '@tradefloor/area';
import area from '../area';

const texts: Texts = code => import(/* webpackChunkName: "texts-[request]" */ `./locales/${code}.json`);

export const { bootstrap, mount, unmount, prefetch } = lifecycles(area, {
  screens: {
    '/ops': () => import('./standing/operations'),
    '/ops/history': () => import('./history/history'),
  },
  texts,
});
