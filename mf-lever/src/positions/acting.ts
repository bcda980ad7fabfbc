import { type Fate, seen, type Sending, sendingOf } from '@tradefloor/area/act';
import { everyPage } from '@tradefloor/area/list';
import {
  closePosition,
  closePositions,
  type Done,
  type LeverageOrder,
  type LeverageStatus,
  listLeverageOrders,
  type PositionsToClose,
  type Quote,
  revokeLeverageOrder,
  setStops,
  type StopPrice,
} from '@tradefloor/contract';
import { compare, type Price } from '@tradefloor/money';
import type { Platform } from '@tradefloor/platform';

/*
 * What is done to positions and entrusts, and how its fate is found where a server keeps no keys: by whether what it was
 * about is still listed.
 */

const LOST: Fate = { kind: 'lost' };
const DONE: Fate = { kind: 'done', message: null };

export const closing = (platform: Platform, { id }: Pick<LeverageOrder, 'id'>): Sending<Done> =>
  sendingOf(
    platform,
    closePosition,
    () => ({ id }),
    async (_, signal) => ((await listed(platform, 'open', signal)).some(row => row.id === id) ? LOST : DONE),
  );

export const revoking = (platform: Platform, { id }: Pick<LeverageOrder, 'id'>): Sending<Done> =>
  sendingOf(
    platform,
    revokeLeverageOrder,
    () => ({ id }),
    async (_, signal) => ((await listed(platform, 'pending', signal)).some(row => row.id === id) ? LOST : DONE),
  );

/**
 * Whether a call closes those of one pair, and no other: a server heeds the pair whose list of records does (ext). An older
 * one knows the side alone, and would close the positions of every pair.
 */
export const closesByPair = ({ http }: Platform): boolean => http.offers({ name: 'listLeverageRecords' });

interface Batch {
  readonly positions: PositionsToClose;
  readonly pair: Pick<Quote, 'currencyId' | 'legalId'> | null;
  /** Those that it is about. */
  readonly ids: ReadonlySet<string>;
}

export const closingMany = (platform: Platform, { positions, pair, ids }: Batch): Sending<Done> =>
  sendingOf(
    platform,
    closePositions,
    () => ({ positions, ...(pair === null ? {} : { currencyId: pair.currencyId, legalId: pair.legalId }) }),
    async (_, signal) => {
      const open = await listed(platform, 'open', signal);
      return open.filter(({ id }) => ids.has(id)).length === ids.size ? LOST : DONE;
    },
  );

export interface Stops {
  readonly takeProfit: Price;
  readonly stopLoss: Price;
  readonly stopBy: StopPrice;
}

const areSame = (one: Stops, other: Stops): boolean =>
  compare(one.takeProfit, other.takeProfit) === 0 && compare(one.stopLoss, other.stopLoss) === 0;

/** `wanted` is asked when it is sent: what was set elsewhere while a question was open is not lifted. */
export const settingStops = (
  platform: Platform,
  position: Pick<LeverageOrder, 'id' | 'takeProfit' | 'stopLoss' | 'stopBy'>,
  wanted: () => Stops,
): Sending<Done> =>
  sendingOf(
    platform,
    setStops,
    () => {
      const { stopBy, ...stops } = wanted();
      // A server that does not say what sets stops off is not asked for another.
      return { id: position.id, ...stops, ...(position.stopBy === undefined ? {} : { stopBy }) };
    },
    async (_, signal) => {
      const now = (await listed(platform, 'open', signal)).find(({ id }) => id === position.id);
      if (now === undefined) return LOST;
      const { stopBy, ...stops } = wanted();
      const by = (of: Omit<Stops, 'stopBy'>): Stops => ({ ...of, stopBy });
      return seen({ before: by(position), wanted: by(stops), now: by(now) }, areSame);
    },
  );

const listed = (platform: Platform, status: LeverageStatus, signal: AbortSignal): Promise<readonly LeverageOrder[]> =>
  everyPage<LeverageOrder>(
    page => platform.http(listLeverageOrders, { status, page }, { signal }),
    ({ id }) => id,
  );
