import { rowsOf } from '@tradefloor/area/list';
import { type Followed, followCandles } from '@tradefloor/trading';
import { openEntrusts, openPositions } from '../positions/position-lists';

const nothing = () => undefined;

const followPositions: Followed = (platform, _, account) =>
  account === null ? nothing : (rowsOf(platform, openPositions)?.subscribe(nothing) ?? nothing);

const followEntrusts: Followed = (platform, _, account) =>
  account === null ? nothing : (rowsOf(platform, openEntrusts)?.subscribe(nothing) ?? nothing);

/** Of what a pair's screen asks for, that which its late parts show. */
export const followed: readonly Followed[] = [followCandles, followPositions, followEntrusts];
