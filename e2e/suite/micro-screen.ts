import { add, type Amount, amount, compare } from '@tradefloor/money';
import { expect, type Page } from '@playwright/test';
import { passes } from './passes';
import { panel } from './spot-screen';
import type { Suite } from './suite';

/* The micro screen as a trader finds it, and what the exchange says of it, whatever the page shows. */

/** In seconds: the longest that an order runs. */
const AN_HOUR = '3600';

/** In seconds: longer than an order that is placed here, which runs for longer than anybody looks at it. */
export const OVER = 301;

export const form = (page: Page) => panel(page, 'Trade');
export const orders = (page: Page) => panel(page, 'Orders');
export const runningRow = (page: Page, text: string) =>
  orders(page).getByRole('table', { name: 'Trading' }).getByRole('row').filter({ hasText: text });
export const closedRow = (page: Page, text: string) =>
  orders(page).getByRole('table', { name: 'Closed' }).getByRole('row').filter({ hasText: text });

export async function openMicro(page: Page): Promise<void> {
  await page.goto('/secondDealCenter?symbol=BTC/USDT');
  await expect(form(page).getByRole('radio', { name: /^30s/ })).toBeVisible();
}

/** With the notice of the risk, where it is the first. */
export async function bet(page: Page, direction: 'Up' | 'Down', sum: string, duration = '5m'): Promise<void> {
  await form(page)
    .getByRole('radio', { name: new RegExp(`^${duration}`) })
    .check({ force: true });
  await form(page).getByRole('textbox', { name: 'Amount', exact: true }).fill(sum);
  await form(page).getByRole('button', { name: direction, exact: true }).click();
  const accept = page.getByRole('button', { name: 'I understand the risk' });
  const place = page.getByRole('alertdialog').getByRole('button', { name: `Place ${direction.toLowerCase()} order` });
  await expect(accept.or(place)).toBeVisible();
  if (await accept.isVisible()) await accept.click();
  await place.click();
}

/** Of the demonstration's none runs an hour after it was filled, and just after midnight (UTC) none ended today. */
export async function oneRunsAndOneEnds(suite: Suite, token: string): Promise<void> {
  await asked(suite, token, 'microtrade/submit', { ...BET, seconds: AN_HOUR });
  await asked(suite, token, 'microtrade/submit', BET);
  await passes(suite, OVER);
}

export async function asked(suite: Suite, token: string, path: string, fields?: Readonly<Record<string, string>>) {
  const answer = await fetch(`${suite.url}/api/${path}`, {
    headers: { authorization: token, lang: 'en' },
    ...(fields === undefined ? {} : { method: 'POST', body: new URLSearchParams(fields) }),
  });
  return (await answer.json()) as { readonly type: unknown; readonly message: unknown };
}

/** What there is in the micro account: available, held by orders, and both. */
export async function microBalance(suite: Suite, token: string): Promise<Amount> {
  const { message } = await asked(suite, token, 'wallet/list', {});
  const { micro_wallet: wallet } = message as {
    readonly micro_wallet: { readonly balance: readonly Readonly<Record<string, string>>[] };
  };
  const row = wallet.balance.find(({ currency_name: name }) => name === 'USDT') ?? {};
  return add(amount(row['micro_balance'] ?? '0'), amount(row['lock_micro_balance'] ?? '0'));
}

export const BET = { match_id: '1', currency_id: '3', type: '1', seconds: '300', number: '20' } as const;

/** Of one sum that nobody else stakes: others may end meanwhile. */
export async function openOf(suite: Suite, token: string, sum: string): Promise<number> {
  const { data } = await openOrders(suite, token);
  return data.filter(({ number }) => compare(amount(number), amount(sum)) === 0).length;
}

async function openOrders(suite: Suite, token: string) {
  const { message } = await asked(suite, token, 'microtrade/lists?status=1&page=1&limit=20');
  return message as { readonly data: readonly { readonly number: string }[] };
}
