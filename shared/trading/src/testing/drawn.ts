import { drawnWith } from '@tradefloor/area/testing';
import { tradingWords } from './index';

/** One panel in what an area draws it in. */
export const drawn = drawnWith(tradingWords);
