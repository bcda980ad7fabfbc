import { asInstant, listMicroOrders, type MicroOrder } from '@tradefloor/contract';
import { amount } from '@tradefloor/money';
import { fakePlatform } from '@tradefloor/platform/fake';
import { BEGAN, closedOrder } from '../testing/micro-server';
import { DAY_MS, dayOrders } from './day-orders';

const DAY = Math.floor(BEGAN / DAY_MS);
const BEGINS = DAY * DAY_MS;
const PAGE = 2;

const order = (id: string, minutesIn: number, seconds: number) =>
  closedOrder(id, amount('1'), { createdAt: asInstant(BEGINS + minutesIn * 60_000), seconds });
/** Placed before the day and ended in it, placed in it, and of the day before. */
const lateOnes = [order('1', -30, 3_600), order('2', -20, 3_600)];
const ofToday = [order('4', 5, 60), order('5', 6, 60)];
const yesterdays = [order('0', -90, 60), order('3', -10, 60)];

async function asked(rows: readonly MicroOrder[]): Promise<readonly string[]> {
  const platform = fakePlatform();
  platform.answer(listMicroOrders, ({ page = 1 }) => ({
    rows: rows.slice((page - 1) * PAGE, page * PAGE),
    total: rows.length,
  }));
  const found = await dayOrders(DAY).ask(platform, 1, undefined);
  return found.rows.map(({ id }) => id).toSorted();
}

const ended = ({ createdAt, seconds }: MicroOrder) => Number(createdAt) + seconds * 1_000;
const all = [...lateOnes, ...ofToday, ...yesterdays];

test.each([
  ['last ended first', (one: MicroOrder, other: MicroOrder) => ended(other) - ended(one)],
  ['newest first', (one: MicroOrder, other: MicroOrder) => Number(other.createdAt) - Number(one.createdAt)],
])('finds all that was placed on the day where a server lists %s', async (_, order) => {
  expect(await asked(all.toSorted(order))).toEqual(['4', '5']);
});
