import { drawnWith } from '@tradefloor/area/testing';
import { tradingWords } from '@tradefloor/trading/testing';

/** One panel in what the area draws it in. */
export const drawn = drawnWith(tradingWords, code => jest.requireActual(`../locales/${code}.json`));
