import { drawnWith } from '@tradefloor/area/testing';

/** One screen in what the area draws it in. */
export const drawn = drawnWith(code => jest.requireActual(`../locales/${code}.json`));
