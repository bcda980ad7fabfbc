import { amount } from '@tradefloor/money';
import { DAY, HOUR, SECOND } from '../clock/clock';
import { Refusal } from '../messages/refusal';
import { STARTING_MS, TestExchange } from '../testing/test-exchange';
import { HouseDay } from './house-day';

let exchange: TestExchange;
beforeAll(async () => {
  exchange = await TestExchange.open();
}, STARTING_MS);
afterAll(() => exchange.close());

const MIDNIGHT = (Math.floor(Date.now() / DAY) + 3) * DAY;
const BEFORE = MIDNIGHT - SECOND;
const AFTER = MIDNIGHT + SECOND;
const pay = (usdt: string, at: number) =>
  exchange.core.clerk.perform(deed => exchange.core.houseDay.pay(deed, amount(usdt)), at);

it('goes on with the day that it is when the clock is set back over midnight, and then with the next one', async () => {
  const { houseDay, db } = exchange.core;
  await pay('700', BEFORE);
  await pay('40', AFTER);
  expect([BEFORE, AFTER].map(at => houseDay.paidOn(at))).toEqual(['700', '40']);
  await pay('200', BEFORE);
  expect([BEFORE, AFTER].map(at => houseDay.paidOn(at))).toEqual(['900', '40']);
  await pay('-5', AFTER);
  expect([BEFORE, AFTER].map(at => houseDay.paidOn(at))).toEqual(['900', '35']);
  const readAgain = new HouseDay();
  await readAgain.load(db);
  expect([BEFORE, AFTER].map(at => readAgain.paidOn(at))).toEqual(['900', '35']);
});

it('counts what is paid once a clock that was years ahead is right again', async () => {
  const { houseDay } = exchange.core;
  const far = MIDNIGHT + 2_000 * DAY;
  const today = MIDNIGHT + 10 * DAY;
  await pay('1', far);
  for (const at of [today, today + HOUR]) await pay('300', at);
  expect(houseDay.paidOn(today)).toBe('600');
  await pay('20', today + DAY);
  expect(houseDay.paidOn(today + DAY)).toBe('20');
});

it('takes nothing for paid that was not', async () => {
  const { clerk, houseDay } = exchange.core;
  const at = MIDNIGHT + 20 * DAY;
  await pay('10', at);
  const refused = clerk.perform(deed => {
    houseDay.pay(deed, amount('5'));
    throw new Refusal('houseFull');
  }, at);
  await expect(refused).rejects.toThrow('houseFull');
  expect(houseDay.paidOn(at)).toBe('10');
});

it('reads what was stored when it kept one day alone', async () => {
  const { clerk, db } = exchange.core;
  const value = `${MIDNIGHT / DAY} 123.45`;
  await clerk.perform(deed => deed.write('setting', { name: 'house_day', value }));
  const readAgain = new HouseDay();
  await readAgain.load(db);
  expect([BEFORE, AFTER].map(at => readAgain.paidOn(at))).toEqual(['0', '123.45']);
});
