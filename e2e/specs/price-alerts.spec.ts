import { openChart } from '../suite/chart';
import { expect, test } from '../suite/test';

test('a price alert is announced on another screen, once', async ({ page, suite }) => {
  await openChart(page);
  await page.getByRole('button', { name: 'Price alerts' }).click();
  const dialog = page.getByRole('dialog', { name: 'Price alerts' });
  let now = 0;
  const wanted = async (way: string, factor: number) => {
    now = Number((await dialog.locator('b').innerText()).replaceAll(',', ''));
    await dialog.getByRole('radio', { name: way }).check();
    await dialog.getByRole('textbox', { name: 'Price', exact: true }).fill((now * factor).toFixed(2));
    await dialog.getByRole('button', { name: 'Create alert' }).click();
  };
  await wanted('Rises to', 1.01);
  await wanted('Falls to', 0.5);
  await wanted('Rises to', 5);
  await expect(dialog.getByRole('listitem').filter({ hasText: 'BTC/USDT' }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('link', { name: 'Markets' }).click();
  await suite.want('price', { symbol: 'BTC/USDT', price: now * 1.02 });
  await expect(
    page.getByText(/^BTC\/USDT has (reached [\d,.]+ or more|fallen to [\d,.]+ or less)$/).first(),
  ).toBeVisible();
  const kept = async () => {
    const text = await page.evaluate(() => localStorage.getItem('tf.price-alerts') ?? '');
    return text.match(/"id"/g)?.length ?? 0;
  };
  await expect.poll(kept).toBeLessThan(3);

  // Kept until it is cleared, over a reload too.
  await openChart(page);
  await page.getByRole('button', { name: /^Price alerts, \d triggered$/ }).click();
  const fired = dialog.getByRole('list', { name: 'Triggered alerts' });
  await expect(fired.getByRole('listitem').first()).toContainText(/BTC\/USDT at or (above|below) [\d,.]+/);
  await dialog.getByRole('button', { name: 'Clear all' }).click();
  await expect(fired).toHaveCount(0);
});
