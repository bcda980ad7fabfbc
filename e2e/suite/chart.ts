import type { Page } from '@playwright/test';
import { expect } from './test';

export const chart = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Chart', exact: true });
export const figure = (page: Page, name: string) => chart(page).getByRole('figure', { name, exact: true });
/** What is drawn is a picture to a screen reader: its words are read from the drawing itself. */
export const drawing = (page: Page) => chart(page).locator('.highcharts-container');

export const readOut = (page: Page, indicator: string) =>
  chart(page)
    .locator('dt')
    .filter({ hasText: new RegExp(`^${indicator}$`) });

export async function openChart(page: Page): Promise<void> {
  await page.goto('/dealCenter');
  await expect(figure(page, 'BTC/USDT, 15 minutes')).toBeVisible();
  await expect(drawing(page)).toBeVisible();
}

/** Bars of another length, of the pair that is open. */
export async function showBars(page: Page, resolution: string, said: string): Promise<void> {
  await chart(page).getByRole('radio', { name: resolution, exact: true }).check();
  await expect(figure(page, said)).toBeVisible();
  await expect(drawing(page)).toBeVisible();
}

/** What the crosshair says of the time that it stands on. */
const pointedTime = (page: Page) => drawing(page).locator('.highcharts-crosshair-label').filter({ hasText: '/' });

/** Bars that come under a pointer are drawn anew, and say no time to one that rests: it moves until they do. */
export async function pointUntil(page: Page, across: number, says: RegExp): Promise<void> {
  await expect(async () => {
    const { x, y, height } = await boxOf(page);
    await page.mouse.move(x + across - 20, y + height / 3);
    await page.mouse.move(x + across, y + height / 3, { steps: 3 });
    await expect(pointedTime(page)).toHaveText(says, { timeout: 1_000 });
  }).toPass();
}

export async function boxOf(page: Page) {
  const box = await drawing(page).boundingBox();
  if (box === null) throw new Error('The chart is not drawn.');
  return box;
}
