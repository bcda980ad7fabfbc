import { measureBook } from '@tradefloor/market/bench';
import type { Figure } from '../figure';
import { rounded } from '../statistics';

export const book: Figure = {
  name: 'book',
  says: 'apply a change and produce the visible rows; 1,000 levels, 50 changes a side',
  measure() {
    const { ours, plain } = measureBook();
    return Promise.resolve({
      readings: [
        { of: 'one batch', value: rounded(ours, 4), unit: 'ms', bar: { atMost: 0.05 } },
        { of: '÷ plain sorted arrays', value: rounded(ours / plain, 2), unit: '×', bar: { atMost: 1.3 } },
      ],
    });
  },
};
