import { open, panel } from '../suite/spot-screen';
import { expect, test } from '../suite/test';

test('each tab keeps its own pair over a reload, and the address names it', async ({ page }) => {
  await open(page);
  const other = await page.context().newPage();
  await other.goto('/dealCenter?symbol=eth-usdt');
  await expect(other.getByRole('heading', { level: 1, name: 'ETH/USDT' })).toBeVisible();
  await panel(other, 'Markets').getByRole('button', { name: /^SOL/ }).click();
  await expect(other).toHaveURL('/dealCenter?symbol=SOL/USDT');
  await expect(page).toHaveURL('/dealCenter?symbol=BTC/USDT');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'BTC/USDT' })).toBeVisible();
  await other.goto('/dealCenter?symbol=NO/SUCH');
  await expect(other).toHaveURL('/dealCenter?symbol=SOL/USDT');
  const told = other.getByRole('region', { name: 'Notifications' });
  await expect(told.getByText('NO/SUCH is not traded here. SOL/USDT is shown instead.')).toBeVisible();
});

test('the pairs that were looked at are gone back through, and the list goes with them', async ({ page }) => {
  await open(page);
  const pair = (name: string) => page.getByRole('heading', { level: 1, name });
  await panel(page, 'Markets').getByRole('button', { name: /^ETH/ }).click();
  await expect(pair('ETH/USDT')).toBeVisible();
  await panel(page, 'Markets').getByRole('tab', { name: 'BTC' }).click();
  await panel(page, 'Markets').getByRole('button', { name: /^SOL/ }).click();
  await expect(pair('SOL/BTC')).toBeVisible();
  await page.goBack();
  await expect(pair('ETH/USDT')).toBeVisible();
  await expect(panel(page, 'Markets').getByRole('tab', { name: 'USDT', selected: true })).toBeVisible();
  await page.goBack();
  await expect(pair('BTC/USDT')).toBeVisible();
  await page.goForward();
  await expect(pair('ETH/USDT')).toBeVisible();
});

test('who goes back in the moment of choosing a pair sees the one that the address names', async ({ page }) => {
  await open(page);
  const markets = panel(page, 'Markets');
  await markets.getByRole('button', { name: /^ETH/ }).click();
  await expect(page).toHaveURL('/dealCenter?symbol=ETH/USDT');
  await markets.getByRole('button', { name: /^SOL/ }).evaluate((row: HTMLElement) => {
    row.click();
    window.history.back();
  });
  await expect(page.getByRole('heading', { level: 1, name: 'ETH/USDT' })).toBeVisible();
  await expect(page).toHaveURL('/dealCenter?symbol=ETH/USDT');
});

test('the lists, and on a phone the panels, that were open are gone back through', async ({ page }) => {
  await open(page);
  const list = (name: string) => panel(page, 'Orders').getByRole('tab', { name, selected: true });
  await panel(page, 'Orders').getByRole('tab', { name: 'Assets' }).click();
  await panel(page, 'Markets').getByRole('button', { name: /^ETH/ }).click();
  await expect(page).toHaveURL('/dealCenter?list=balances&symbol=ETH/USDT');
  await panel(page, 'Orders').getByRole('tab', { name: 'Order history' }).click();
  await expect(list('Order history')).toBeVisible();
  await page.reload();
  await expect(list('Order history')).toBeVisible();
  await page.goBack();
  await expect(list('Assets')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'BTC/USDT' })).toBeVisible();
  await page.goBack();
  await expect(list('Open orders')).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  const shown = (name: string) => page.getByRole('main').getByRole('tab', { name, exact: true, selected: true });
  await page.getByRole('main').getByRole('tab', { name: 'Order book' }).click();
  await page.getByRole('main').getByRole('tab', { name: 'Trades' }).click();
  await page.goBack();
  await expect(shown('Order book')).toBeVisible();
  await page.goBack();
  await expect(shown('Chart').first()).toBeVisible();
});
