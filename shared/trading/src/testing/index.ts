import type { TextsAtOnce } from '@tradefloor/area/testing';

/** For a test's `drawnWith`, of an area that shows lists of pairs alone. */
export const marketWords: TextsAtOnce = code => jest.requireActual(`../markets/locales/${code}.json`);

const panelWords: TextsAtOnce = code => jest.requireActual(`../locales/${code}.json`);

/** For a test's `drawnWith`. */
export const tradingWords: TextsAtOnce = code => ({ ...marketWords(code), ...panelWords(code) });

export { booked, level } from './book';
