import type { Browser, Page } from '@playwright/test';
import { asked, PASSWORD, realNameHandedIn, registered } from './members';
import { signInAs, tokenFor } from './sign-in';
import type { Suite } from './suite';
import { expect } from './test';
import { heldBy } from './wallet';

export interface FiatMember {
  readonly account: string;
  readonly token: string;
}

/** Somebody new. */
export async function freshMember(suite: Suite): Promise<FiatMember> {
  const account = await registered(suite);
  return { account, token: await tokenFor(suite.url, account, PASSWORD) };
}

export async function withRealName(suite: Suite, { token }: FiatMember): Promise<void> {
  await suite.want('identity-review', { seconds: 0 });
  await realNameHandedIn(suite, token);
  await expect.poll(async () => Reflect.get(Object(await got(suite, 'user/center', token)), 'review_status')).toBe(2);
}

export const withBankCard = (suite: Suite, { token }: FiatMember): Promise<unknown> =>
  done(suite, 'user/cash_save', token, {
    real_name: 'Ann Lee',
    bank_name: 'Bank of Tests',
    bank_account: '6222000011112222',
  });

/** Somebody new who may trade with others. */
export async function fiatMember(suite: Suite): Promise<FiatMember> {
  const member = await freshMember(suite);
  await withRealName(suite, member);
  await withBankCard(suite, member);
  return member;
}

/** One call that must succeed; what it answered. */
export async function done(
  suite: Suite,
  call: string,
  token: string,
  fields: Readonly<Record<string, string>>,
): Promise<unknown> {
  const { type, message } = await asked(suite, call, token, fields);
  if (type !== 'ok') throw new Error(`${call} was refused: ${JSON.stringify(message)}`);
  return message;
}

export async function got(suite: Suite, call: string, token: string): Promise<unknown> {
  const answer = await fetch(`${suite.url}/api/${call}`, { headers: { authorization: token, lang: 'en' } });
  return ((await answer.json()) as { readonly message: unknown }).message;
}

/** An advert to sell so many dollars by bank, at a price that comes first; its id. */
export async function published(suite: Suite, token: string, total: string, price = '7.01'): Promise<string> {
  await done(suite, 'c2c_send', token, { type: 'sell', currency_id: '3', way: 'bank', total_number: total, price });
  const list = await got(suite, 'c2c/seller_trade?type=sell&page=1&currency_id=3', token);
  const { data } = list as { readonly data: readonly { readonly id: number }[] };
  return String(data[0]?.id);
}

/** Takes so many of an advert; the order's id. */
export async function taken(suite: Suite, token: string, advert: string, number: string): Promise<string> {
  await done(suite, 'c2c/do_legal_deal', token, { id: advert, number });
  const { data } = (await got(suite, 'c2c_user_deal?page=1', token)) as {
    readonly data: readonly { readonly id: number }[];
  };
  return String(data[0]?.id);
}

/** What the exchange says somebody has in the fiat account: available and held, in dollars. */
export async function dollarsOf(suite: Suite, token: string): Promise<{ available: string; held: string }> {
  const { available, locked } = (await heldBy(suite, token, 'USDT')).legal;
  return { available, held: locked };
}

/** A question of the page, answered with yes. */
export async function agree(page: Page, question: string | RegExp, yes: string): Promise<void> {
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByRole('heading', { name: question, exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: yes, exact: true }).click();
}

/** Another browser, with somebody signed in. */
export async function pageOf(browser: Browser, suite: Suite, { account }: FiatMember): Promise<Page> {
  const context = await browser.newContext({ baseURL: suite.url });
  const page = await context.newPage();
  await signInAs(page, suite.url, account, PASSWORD);
  return page;
}

export const main = (page: Page) => page.getByRole('main');

export async function openOrder(page: Page, id: string): Promise<void> {
  await page.goto(`/c2cOrder?id=${id}`);
  await expect(main(page).getByRole('heading', { name: 'Order details', exact: true })).toBeVisible();
}
