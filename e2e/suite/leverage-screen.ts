import { expect, type Page } from '@playwright/test';
import { units } from './exact';
import { asked } from './members';
import { tokenOf } from './sign-in';
import type { Suite } from './suite';

/* The leverage screen as a trader finds it: by what its panels and fields are called. */

export const panel = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name, exact: true });
export const form = (page: Page) => panel(page, 'Trade');
export const hands = (page: Page) => form(page).getByRole('textbox', { name: 'Lots', exact: true });
export const positions = (page: Page) => panel(page, 'Positions');
export const tab = (page: Page, name: RegExp | string) => positions(page).getByRole('tab', { name, exact: true });
export const position = (page: Page, side: RegExp) =>
  positions(page).getByRole('table', { name: 'Positions', exact: true }).getByRole('row').filter({ hasText: side });
export const notice = (page: Page, text: RegExp | string) => page.getByText(text).first();

export async function open(page: Page): Promise<void> {
  await page.goto('/leverdealCenter?symbol=BTC/USDT');
  await expect(page.getByRole('heading', { level: 1, name: 'BTC/USDT', exact: true })).toBeVisible();
  await expect(tab(page, /^Positions \(\d+\)$/)).toBeVisible();
  await expect(form(page).getByRole('option', { name: '20x', exact: true })).toBeAttached();
}

export const choose = (page: Page, multiplier: string) =>
  form(page).getByRole('combobox', { name: 'Multiplier', exact: true }).selectOption({ label: multiplier });

/** Presses the form's button, and says yes to what it asks. */
export async function place(page: Page, direction: 'long' | 'short'): Promise<void> {
  const name = `Open ${direction}`;
  await form(page).getByRole('button', { name, exact: true }).click();
  await page
    .getByRole('alertdialog', { name: `Confirm ${direction}`, exact: true })
    .getByRole('button', { name, exact: true })
    .click();
}

const STATUS = { pending: '0', open: '1' } as const;

/** What the exchange itself says, whatever the page shows. */
export async function atExchange(suite: Suite, token: string, status: keyof typeof STATUS): Promise<number> {
  const { message } = await asked(suite, 'lever/my_trade', token, { status: STATUS[status], page: '1' });
  return Number(Reflect.get(Object(Reflect.get(Object(message), 'message')), 'total'));
}

/** What the leverage account has to open with, in the smallest units. */
export async function availableAt(suite: Suite, token: string): Promise<bigint> {
  const { message } = await asked(suite, 'lever/deal', token, { currency_id: '1', legal_id: '3' });
  return units(String(Reflect.get(Object(message), 'user_lever')));
}

/** Of the account with so many hands long by 10x, bought at 97,000 and 0.02 % more, a hand being 0.01 BTC; cut. */
export function rateOf(available: bigint, count: bigint): string {
  const [margin, profit] = [units('97.0194') * count, units('-0.194') * count];
  const rate = ((available + margin + profit) * 10_000n) / margin;
  return `${rate / 100n}.${String(rate % 100n).padStart(2, '0')}`;
}

/** The journeys trade as the seller, who leaves no position behind. */
export const closeSellers = async (suite: Suite): Promise<unknown> =>
  asked(suite, 'lever/batch_close', await tokenOf(suite.url, 'seller'), { type: '0' });
