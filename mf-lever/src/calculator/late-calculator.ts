import { later, NothingYet } from '@tradefloor/area/later';

/** Comes when it is first opened. */
export const PositionCalculator = later(() => import('./calculator').then(({ Calculator }) => Calculator), NothingYet);
