import type { Locator } from '@playwright/test';
import { raised, units } from '../suite/exact';
import { ordersAt } from '../suite/leverage-orders';
import { availableAt, choose, closeSellers, form, hands, open, position, tab } from '../suite/leverage-screen';
import { signIn } from '../suite/sign-in';
import { inStillMarket, priceIs } from '../suite/still-market';
import { expect, test } from '../suite/test';

inStillMarket(closeSellers);

/** What a list of facts says under a name, which the reckoning may follow. */
const said = (list: Locator, name: string): Promise<string> =>
  list
    .locator('dt')
    .filter({ hasText: new RegExp(`^${name.replaceAll('.', String.raw`\.`)}`) })
    .locator('xpath=following-sibling::dd[1]')
    .innerText();

/** At 97,000: 0.02 % dearer for a long, a hand of 0.01 BTC, a fee of 0.05 %. */
const OPENING = (units('97000') * 10_002n) / 10_000n;

test('what the question says is what the exchange takes, and what a close brings, to the last decimal', async ({
  page,
  suite,
}) => {
  const token = await signIn(page, suite.url, 'seller');
  const before = await availableAt(suite, token);
  await open(page);
  await choose(page, '50x');
  await hands(page).fill('37');
  // The question says what the form knows: the price, and what is held, by which a position would be lost.
  const known = (name: string) => form(page).locator('p').filter({ hasText: name });
  await expect(known('Est. entry price')).toContainText('97,019.4');
  await expect(known('Est. liquidation price')).toContainText(/\d/);
  await form(page).getByRole('button', { name: 'Open long', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Confirm long', exact: true });

  const value = (OPENING * 37n) / 100n;
  const [margin, fee] = [raised(value / 50n), raised((value * 5n) / 10_000n)];
  expect(units(await said(question, 'Est. entry price'))).toBe(OPENING);
  expect(units(await said(question, 'Contract value'))).toBe(value);
  expect(units(await said(question, 'Margin'))).toBe(margin);
  expect(units(await said(question, 'Fee'))).toBe(fee);
  // There (available + margin + profit) ÷ margin × 100 is 110; a price of the pair has two digits.
  const lost = margin / 10n - before + fee + margin;
  const liquidation = OPENING + (lost * 100n) / 37n;
  const off = units(await said(question, 'Est. liquidation price')) - liquidation;
  expect(off < units('0.01') && off > -units('0.01')).toBe(true);
  await question.getByRole('button', { name: 'Open long', exact: true }).click();
  await expect(tab(page, 'Positions (1)')).toBeVisible();

  const [opened] = (await ordersAt(suite, token, { status: '1', page: '1' })).rows;
  const at = (row: typeof opened, name: string) => units(String(row?.[name]));
  expect(at(opened, 'update_price')).toBe(OPENING);
  expect(at(opened, 'origin_caution_money')).toBe(margin);
  expect(at(opened, 'trade_fee')).toBe(fee);
  expect(await availableAt(suite, token)).toBe(before - margin - fee);

  await priceIs(suite, 97_512.34);
  const profit = ((units('97512.34') - OPENING) * 37n) / 100n;
  const row = position(page, /Long 50x/);
  await expect(row).toContainText(/\+182\.3\d/);
  await row.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close position', exact: true }).click();
  await expect(tab(page, 'Positions (0)')).toBeVisible();
  const [closed] = (await ordersAt(suite, token, { status: '3', page: '1' })).rows;
  expect(at(closed, 'profits')).toBe(profit);
  expect(await availableAt(suite, token)).toBe(before - fee + profit);
});

test('the terms of a pair, with an example in the reader’s own numbers and the calculator beside it', async ({
  page,
  suite,
}) => {
  await signIn(page, suite.url, 'seller');
  await page.goto('/manger?symbol=BTC/USDT');
  await expect(page).toHaveURL(/\/lever_manger\?symbol=BTC(\/|%2F)USDT$/);
  const terms = page.getByRole('region', { name: 'BTC/USDT', exact: true });
  await expect(terms.getByText('0.01 BTC')).toBeVisible();
  await expect.poll(() => said(terms, 'Lots per order')).toBe('1 – 500');
  await expect.poll(() => said(terms, 'Multipliers')).toBe('10x · 20x · 50x · 100x');
  await expect.poll(() => said(terms, 'Overnight fee')).toContain('0.1%');
  await expect.poll(async () => units(await said(terms, 'Lot value'))).toBe(units('970'));

  const example = page.getByRole('region', { name: 'Example', exact: true });
  await example.getByRole('textbox', { name: 'Lots', exact: true }).fill('501');
  await expect(example.getByText('More than max 500')).toBeVisible();
  await example.getByRole('textbox', { name: 'Lots', exact: true }).fill('20');
  await example.getByRole('combobox', { name: 'Multiplier', exact: true }).selectOption({ label: '20x' });
  const value = (OPENING * 20n) / 100n;
  await expect(example.getByText(/^97,019\.40? × 20 × 0\.01 BTC$/)).toBeVisible();
  const figure = async (name: string) => units(await said(example, name));
  await expect.poll(() => figure('Entry price incl. spread')).toBe(OPENING);
  await expect.poll(() => figure('Contract value')).toBe(value);
  await expect.poll(() => figure('Margin')).toBe(raised(value / 20n));
  await expect.poll(() => figure('Fee')).toBe(raised((value * 5n) / 10_000n));
  await expect.poll(() => figure('Overnight fee, one night')).toBe(raised(value / 1_000n));

  await example.getByRole('button', { name: 'Position calculator', exact: true }).click();
  const calculator = page.getByRole('dialog', { name: 'Position calculator BTC/USDT', exact: true });
  await expect(calculator.getByRole('textbox', { name: 'Lots', exact: true })).toHaveValue('20');
  await page.keyboard.press('Escape');
  await page.getByRole('table', { name: 'All pairs' }).getByRole('row').filter({ hasText: 'ETH/BTC' }).click();
  await expect(
    page.getByRole('region', { name: 'ETH/BTC', exact: true }).getByText('1 or more, no maximum'),
  ).toBeVisible();
});
