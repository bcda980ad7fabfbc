import { later, NothingYet } from '@tradefloor/area/later';

/** What a press opens, and what is asked for beside the rows: after the rows are on screen. */
export const RecordDetails = later(
  () => import('./record-details').then(({ RecordDetails: View }) => View),
  NothingYet,
);
export const TotalsOf = later(() => import('./totals-of').then(({ TotalsOf: View }) => View), NothingYet);
