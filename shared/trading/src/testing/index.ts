import type { TextsAtOnce } from '@tradefloor/area/testing';

/** For a test's `drawnWith`. */
export const tradingWords: TextsAtOnce = code => jest.requireActual(`../locales/${code}.json`);
