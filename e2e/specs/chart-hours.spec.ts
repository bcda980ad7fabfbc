import { drawing, openChart, pointUntil, showBars } from '../suite/chart';
import { expect, test } from '../suite/test';

test.use({ timezoneId: 'Asia/Kolkata' });

test('to a reader in Kolkata hours are theirs, as those of the trades beside the chart; days are the market’s (market.session-utc)', async ({
  page,
}) => {
  await openChart(page);
  await showBars(page, '1h', 'BTC/USDT, 1 hour');
  // An hour of UTC begins at half past there.
  await pointUntil(page, 207, /^\d\d\/\d\d, \d\d:30$/);
  // Midnight there is half past an hour of UTC: a whole hour, or a day, is below the axis all the same.
  const ticks = drawing(page).locator('.highcharts-xaxis-labels text');
  await expect(ticks.first()).toHaveText(/^(?:\d\d:00|\w{3} \d{1,2}|\w{3})$/);

  await showBars(page, '1D', 'BTC/USDT, 1 day');
  await pointUntil(page, 213, /^\d\d\/\d\d\/\d{4}$/);
});
