import type { Way } from '../exchange/ways';
import { median } from '../statistics';
import type { Orders, Pressed } from './clients';

const ROUNDS = 3;
const WARM_UP_SECONDS = 1;

export interface Compared {
  readonly grouped: readonly Pressed[];
  readonly other: readonly Pressed[];
}

/** As clients order, and the other way, in turn: what the machine does meanwhile hits both alike. */
export async function comparedWith(
  other: Exclude<Way, 'grouped'>,
  { press }: Orders,
  clients: number,
  seconds: number,
): Promise<Compared> {
  for (const way of ['grouped', other] as const) await press(way, clients, WARM_UP_SECONDS);
  const rounds: { grouped: Pressed[]; other: Pressed[] } = { grouped: [], other: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.grouped.push(await press('grouped', clients, seconds));
    rounds.other.push(await press(other, clients, seconds));
  }
  return rounds;
}

export const rateOf = (rounds: readonly Pressed[]): number => median(rounds.map(each => each.ordersASecond));
