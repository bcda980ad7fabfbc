import { expect, type Page } from '@playwright/test';

/* The spot screen as a trader finds it: by what its panels and fields are called. */

export const panel = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name, exact: true });
export const book = (page: Page, side: 'Bids' | 'Asks') =>
  panel(page, 'Order book').getByRole('group', { name: side, exact: true });
export const form = (page: Page) => panel(page, 'Trade');
export const field = (page: Page, name: string) => form(page).getByRole('textbox', { name, exact: true });
export const orders = (page: Page) => panel(page, 'Orders');
const openRows = (page: Page) => orders(page).getByRole('table', { name: 'Open orders', exact: true }).getByRole('row');
export const notice = (page: Page, text: RegExp | string) => page.getByText(text).first();

export async function open(page: Page): Promise<void> {
  await page.goto('/dealCenter');
  await expect(book(page, 'Bids').getByRole('button').first()).toBeVisible();
}

/** The open orders of one pair, at the prices that are looked for. */
export const rowAt = (page: Page, price: string) => openRows(page).filter({ hasText: price });

export async function place(page: Page, side: 'Buy' | 'Sell', price: string, amount: string): Promise<void> {
  await form(page).getByRole('radio', { name: side, exact: true }).check();
  await field(page, 'Price').fill(price);
  await field(page, 'Amount').fill(amount);
  await submit(page, side);
}

export async function submit(page: Page, side: 'Buy' | 'Sell'): Promise<void> {
  await form(page)
    .getByRole('button', { name: `${side} BTC`, exact: true })
    .click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: `${side} BTC`, exact: true })
    .click();
}

/** Once its figure is there, for which its line has a place before. */
export async function available(page: Page, currency: string): Promise<string> {
  const line = form(page)
    .locator('p')
    .filter({ hasText: `${currency} available` });
  await expect(line).toHaveText(/\d/);
  return line.innerText();
}

export async function cancelAt(page: Page, price: string): Promise<void> {
  await rowAt(page, price).getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel order', exact: true }).click();
  await expect(rowAt(page, price)).toHaveCount(0);
}
