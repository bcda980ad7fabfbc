import { boxOf, chart, drawing, figure, openChart, pointUntil, readOut, showBars } from '../suite/chart';
import { isMarked, markPage } from '../suite/in-page';
import { expect, test } from '../suite/test';

test('the last bar is live, a resolution asks for its own bars, and is kept for the next visit', async ({ page }) => {
  await openChart(page);
  const close = chart(page).locator('dl').first().locator('dd').nth(3);
  const before = await close.textContent();
  await expect(close).not.toHaveText(before ?? '', { timeout: 30_000 });

  for (const [label, name, period] of [
    ['1m', '1 minute', '1min'],
    ['4h', '4 hours', '4hour'],
    ['3D', '3 days', '3day'],
    ['1M', '1 month', '1mon'],
  ] as const) {
    const bars = page.waitForResponse(answer => answer.url().includes(`period=${period}`));
    await showBars(page, label, `BTC/USDT, ${name}`);
    expect((await bars).ok()).toBe(true);
  }
  await page.reload();
  await expect(figure(page, 'BTC/USDT, 1 month')).toBeVisible();
});

test('scrolling back brings older bars', async ({ page }) => {
  await openChart(page);
  // Whoever comes back to the exchange asks for the newest ones, which are no older bars.
  const until = (url: string) => Number(new URL(url).searchParams.get('to'));
  const older: string[] = [];
  page.on('request', one => {
    if (one.url().includes('new_timeshar') && until(one.url()) < Date.now() / 1000 - 86_400) older.push(one.url());
  });
  const { x, y, height } = await boxOf(page);
  const drag = async () => {
    await page.mouse.move(x + 40, y + height / 3);
    await page.mouse.down();
    await page.mouse.move(x + 460, y + height / 3, { steps: 6 });
    await page.mouse.up();
  };
  await expect(async () => {
    await drag();
    expect(older.length).toBeGreaterThan(0);
  }).toPass();
});

test('indicators are laid over the candles and below them, and kept', async ({ page }) => {
  await openChart(page);
  await chart(page).getByRole('button', { name: 'Indicators', exact: true }).click();
  const choices = page.getByRole('dialog', { name: 'Indicators', exact: true });
  await expect(choices.getByRole('checkbox', { name: 'MA 7', exact: true })).toBeChecked();
  for (const name of ['MACD 12 26 9', 'RSI 14', 'BOLL 20 2'])
    await choices.getByRole('checkbox', { name, exact: true }).check();
  await choices.getByRole('checkbox', { name: 'MA 25', exact: true }).uncheck();
  await page.keyboard.press('Escape');
  await page.reload();
  for (const name of ['MA 7', 'MACD 12 26 9', 'RSI 14', 'BOLL 20 2']) await expect(readOut(page, name)).toBeVisible();
  await expect(readOut(page, 'MA 25')).toHaveCount(0);
});

test('lines are drawn by pointer and by price, kept over a reload, and removed', async ({ page }) => {
  await openChart(page);
  const draw = chart(page).getByRole('button', { name: 'Draw lines', exact: true });
  const choices = page.getByRole('dialog', { name: 'Draw lines' });
  const lines = choices.getByRole('listitem');
  const stop = chart(page).getByRole('button', { name: 'Stop drawing' });
  const { x, y, height } = await boxOf(page);

  await draw.click();
  await choices.getByRole('button', { name: 'Trend line', exact: true }).click();
  await expect(chart(page).getByRole('slider').first()).toBeFocused();
  await page.mouse.click(x + 120, y + height / 3);
  await page.mouse.click(x + 380, y + height / 4);
  await draw.click();
  await expect(lines).toHaveCount(1);

  await choices.getByRole('button', { name: 'Horizontal line', exact: true }).click();
  await expect(chart(page).getByRole('slider', { name: /^Horizontal line/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(stop).toHaveCount(0);
  await draw.click();
  await choices.getByRole('button', { name: 'Horizontal line', exact: true }).click();
  // The line that the keyboard moves stands: the chart listens.
  await expect(chart(page).getByRole('slider', { name: /^Horizontal line/ })).toBeFocused();
  // Where a candle stands is a place like any other.
  const candle = await chart(page).locator('.highcharts-candlestick-series .highcharts-point').nth(60).boundingBox();
  if (!candle) throw new Error('The chart shows no candle.');
  await page.mouse.click(candle.x + candle.width / 2, candle.y + candle.height / 2);
  await draw.click();
  await expect(lines).toHaveCount(2);

  await choices.getByRole('textbox', { name: 'Line at price' }).fill('97000');
  await page.keyboard.press('Enter');
  await expect(lines).toHaveCount(3);

  await page.reload();
  await draw.click();
  await expect(lines).toHaveCount(3);
  await choices.getByRole('button', { name: 'Remove: Line at 97,000.00' }).click();
  await expect(lines).toHaveCount(2);
  await choices.getByRole('button', { name: 'Remove all' }).click();
  await expect(choices.getByText('No lines on this pair yet')).toBeVisible();
});

test('by keyboard alone: a trend is drawn, and the chart is zoomed and moved', async ({ page }) => {
  await openChart(page);
  const draw = chart(page).getByRole('button', { name: 'Draw lines', exact: true });
  await draw.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Trend line', exact: true }).focus();
  await page.keyboard.press('Enter');
  const cross = chart(page).getByRole('slider', { name: /^Trend line/ });
  await expect(cross).toBeFocused();
  const start = await cross.getAttribute('aria-valuetext');
  await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('ArrowUp');
  await expect(cross).not.toHaveAttribute('aria-valuetext', start ?? '');
  await page.keyboard.press('Enter');
  await expect(cross).toHaveCount(0);
  await draw.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Draw lines' }).getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('Escape');

  const ticks = async () =>
    (await drawing(page).locator('.highcharts-xaxis-labels text').allTextContents()).toSorted().join(' ');
  const asMade = await ticks();
  const move = chart(page).getByRole('toolbar', { name: 'Move the chart' });
  await move.getByRole('button', { name: 'Zoom out' }).focus();
  for (let times = 0; times < 3; times += 1) await page.keyboard.press('Enter');
  await expect.poll(ticks).not.toBe(asMade);
  await page.keyboard.press('End');
  const zoomed = await ticks();
  for (let times = 0; times < 3; times += 1) await page.keyboard.press('ArrowLeft');
  await expect.poll(ticks).not.toBe(zoomed);
  await page.keyboard.press('End');
  await expect.poll(ticks).toBe(zoomed);
});

test('an indicator takes the periods that are set, and keeps them', async ({ page }) => {
  await openChart(page);
  await chart(page).getByRole('button', { name: 'Indicators', exact: true }).click();
  const choices = page.getByRole('dialog', { name: 'Indicators', exact: true });
  await choices.getByRole('textbox', { name: 'MA 7: period 1' }).fill('10');
  await expect(choices.getByRole('checkbox', { name: 'MA 10', exact: true })).toBeChecked();
  await choices.getByRole('checkbox', { name: 'MACD 12 26 9', exact: true }).check();
  await choices.getByRole('textbox', { name: 'MACD 12 26 9: period 2' }).fill('30');
  await page.keyboard.press('Escape');
  await page.reload();
  for (const name of ['MA 10', 'MACD 12 30 9']) await expect(readOut(page, name)).toBeVisible();
  await expect(readOut(page, 'MA 7')).toHaveCount(0);
});

test('depth and what the currency is stand behind their tabs; the depth is read under the pointer and by keyboard', async ({
  page,
}) => {
  await openChart(page);
  await chart(page).getByRole('tab', { name: 'Chart', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(figure(page, 'Depth of BTC/USDT')).toHaveAccessibleDescription(/Best bid [\d,.]+, best ask [\d,.]+/);
  await expect(drawing(page)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(chart(page).getByRole('tabpanel', { name: 'Info' })).toContainText('0.01 USDT');

  await chart(page).getByRole('tab', { name: 'Depth', exact: true }).click();
  const reader = chart(page).getByRole('slider', { name: /^Read the depth/ });
  await expect(drawing(page)).toBeVisible();
  // Above the drawing once that can be read.
  await expect(reader).toHaveAttribute('aria-valuetext', /Cumulative/);
  const { x, y, width, height } = await boxOf(page);
  const words = chart(page).locator('dl');
  await page.mouse.move(x + width / 4, y + height / 2);
  await expect(words).toContainText(/Price \(USDT\)[\d,.]+Cumulative \(BTC\)[\d,.]+From mid price-\d/);
  await page.mouse.move(x + (width * 3) / 4, y + height / 2);
  await expect(words).toContainText(/From mid price\+\d/);
  await page.mouse.move(x + width / 2, y - 200);
  await expect(words).toHaveCount(0);
  await reader.focus();
  await page.keyboard.press('Home');
  await expect(words).toContainText(/From mid price-/);
  const deepest = await words.innerText();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(words).not.toHaveText(deepest);
  await page.keyboard.press('End');
  await expect(reader).toHaveAttribute(
    'aria-valuetext',
    /^Price \(USDT\) [\d,.]+ Cumulative \(BTC\) [\d,.]+ From mid price \+/,
  );
});

test('another pair takes the place of the old one, and nothing of that is left', async ({ page }) => {
  await openChart(page);
  await chart(page).getByRole('button', { name: 'Draw lines', exact: true }).click();
  await page.getByRole('textbox', { name: 'Line at price' }).fill('97000');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  // The focus is back where the field was opened before anything else is typed.
  await expect(chart(page).getByRole('button', { name: 'Draw lines', exact: true })).toBeFocused();
  const tag = drawing(page).getByText('97,000.00', { exact: true });
  await markPage(page);

  await page.keyboard.press('/');
  await page.keyboard.type('eth/u');
  await page.keyboard.press('Enter');
  await expect(figure(page, 'ETH/USDT, 15 minutes')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'ETH/USDT' })).toBeVisible();
  await expect(figure(page, 'BTC/USDT, 15 minutes')).toHaveCount(0);
  await expect(drawing(page)).toBeVisible();
  await expect(tag).toHaveCount(0);
  expect(await isMarked(page)).toBe(true);
  await page.reload();
  await expect(figure(page, 'ETH/USDT, 15 minutes')).toBeVisible();
});

test('the crosshair stands on a bar, and names when it began; the chart fills the screen, with its menus', async ({
  page,
}) => {
  await openChart(page);
  await showBars(page, '1h', 'BTC/USDT, 1 hour');
  // Three places within a few bars: no bar of an hour begins at another minute.
  for (const across of [201, 207, 213]) await pointUntil(page, across, /, \d\d:00$/);

  const { x, y, width } = await boxOf(page);
  await page.mouse.move(x, y - 200);
  await chart(page).getByRole('button', { name: 'Full screen' }).click();
  await expect.poll(async () => (await boxOf(page)).width).toBeGreaterThan(width * 2);
  await expect(chart(page).getByText('BTC/USDT', { exact: true })).toBeVisible();
  await chart(page).getByRole('button', { name: 'Indicators', exact: true }).click();
  const choices = page.getByRole('dialog', { name: 'Indicators', exact: true });
  const choice = choices.getByRole('checkbox', { name: 'EMA 12', exact: true });
  // Hit by the pointer, and so not below what fills the screen.
  await choice.click();
  await expect(choice).toBeChecked();
  await page.keyboard.press('Escape');
  await chart(page).getByRole('button', { name: 'Leave full screen' }).click();
  await expect.poll(async () => (await boxOf(page)).width).toBeLessThan(width * 1.1);
});
