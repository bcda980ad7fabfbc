import { boxOf, choose, drawing, figure, openChart } from '../suite/chart';
import { expect, test } from '../suite/test';

test.use({ timezoneId: 'Asia/Kolkata' });

test('to a reader in Kolkata hours are theirs, as those of the trades beside the chart; days are the market’s (market.session-utc)', async ({
  page,
}) => {
  await openChart(page);
  await choose(page, '1h');
  await expect(figure(page, 'BTC/USDT, 1 hour')).toBeVisible();
  await expect(drawing(page)).toBeVisible();
  const { x, y, height } = await boxOf(page);
  const named = drawing(page).locator('.highcharts-crosshair-label').filter({ hasText: '/' });
  await page.mouse.move(x + 207, y + height / 3, { steps: 3 });
  // An hour of UTC begins at half past there.
  await expect(named).toHaveText(/^\d\d\/\d\d, \d\d:30$/);
  // Midnight there is half past an hour of UTC: a whole hour, or a day, is below the axis all the same.
  const ticks = drawing(page).locator('.highcharts-xaxis-labels text');
  await expect(ticks.first()).toHaveText(/^(?:\d\d:00|\w{3} \d{1,2}|\w{3})$/);

  await choose(page, '1D');
  await expect(figure(page, 'BTC/USDT, 1 day')).toBeVisible();
  await expect(drawing(page)).toBeVisible();
  await page.mouse.move(x + 213, y + height / 3, { steps: 3 });
  await expect(named).toHaveText(/^\d\d\/\d\d\/\d{4}$/);
});
