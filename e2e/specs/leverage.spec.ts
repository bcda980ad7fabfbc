import { units } from '../suite/exact';
import { isMarked, markPage } from '../suite/in-page';
import {
  atExchange,
  availableAt,
  choose,
  closeSellers,
  form,
  hands,
  notice,
  open,
  place,
  position,
  positions,
  rateOf,
  tab,
} from '../suite/leverage-screen';
import { asked } from '../suite/members';
import { signIn } from '../suite/sign-in';
import { inStillMarket, priceIs } from '../suite/still-market';
import { expect, test } from '../suite/test';

const SYMBOL = { legal_id: '3', currency_id: '1' };

inStillMarket(closeSellers);

test('a guest sees all but the form, and what a contract is in its place', async ({ page }) => {
  await page.goto('/leverdealCenter?symbol=BTC/USDT');
  await expect(form(page).getByRole('link', { name: 'Log in', exact: true })).toBeVisible();
  await expect(form(page).getByText('10x · 20x · 50x · 100x')).toBeVisible();
  await expect(hands(page)).toHaveCount(0);
  await expect(positions(page).getByRole('link', { name: 'Sign up', exact: true })).toBeVisible();
});

test('a trader opens a long by market and a short by limit; stops close one, a side the other', async ({
  page,
  suite,
}) => {
  const token = await signIn(page, suite.url, 'seller');
  await open(page);

  // Rules of the form, at their edges.
  await form(page).getByRole('button', { name: 'Open long', exact: true }).click();
  await expect(form(page).getByText('Select a multiplier')).toBeVisible();
  await choose(page, '20x');
  await hands(page).fill('0');
  await expect(form(page).getByText('Enter a whole number of lots, 1 or more')).toBeVisible();
  await hands(page).fill('501');
  await expect(form(page).getByText('More than max 500')).toBeVisible();
  await hands(page).fill('500');
  await expect(form(page).getByText('Insufficient balance. Transfer or deposit USDT.')).toBeVisible();
  await hands(page).fill('180');
  await expect(form(page).getByText(/^Risk rate would be [\d.]+%\. It must stay above 120%\.$/)).toBeVisible();
  await form(page).getByRole('button', { name: '10', exact: true }).click();
  await expect(hands(page)).toHaveValue('10');

  await place(page, 'long');
  await expect(tab(page, 'Positions (1)')).toBeVisible();
  await expect(position(page, /Long 20x/)).toContainText('10');
  expect(await atExchange(suite, token, 'open')).toBe(1);

  await form(page).getByRole('radio', { name: 'Sell / Short', exact: true }).check();
  await form(page).getByRole('tab', { name: 'Limit', exact: true }).click();
  await form(page).getByRole('textbox', { name: 'Price', exact: true }).fill('98000');
  await hands(page).fill('5');
  await place(page, 'short');
  await expect(tab(page, 'Open orders (1)')).toBeVisible();
  // It opens when its price has come.
  await priceIs(suite, 98_010);
  await expect(tab(page, 'Positions (2)')).toBeVisible();
  await expect(tab(page, 'Open orders (0)')).toBeVisible();

  await position(page, /Long 20x/)
    .getByRole('button', { name: 'TP/SL', exact: true })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Take profit and stop loss', exact: true });
  await dialog.getByRole('textbox', { name: 'Take profit', exact: true }).fill('98000');
  await expect(dialog.getByText(/^Must be above the current price, 98,010\.00/)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Take profit', exact: true }).fill('98499.99');
  await dialog.getByRole('textbox', { name: 'Take profit', exact: true }).press('ArrowUp');
  await expect(dialog.getByRole('textbox', { name: 'Take profit', exact: true })).toHaveValue('98,500');
  await dialog.getByRole('button', { name: 'Confirm TP/SL', exact: true }).click();
  await expect(dialog).toBeHidden();
  await priceIs(suite, 98_520);
  await expect(notice(page, /^Take profit reached: Long BTC\/USDT at 98,520.*PnL \+1\d\d\.\d\d USDT$/)).toBeVisible();
  await expect(tab(page, 'Positions (1)')).toBeVisible();

  await positions(page).getByRole('button', { name: 'Close all', exact: true }).click();
  const closing = page.getByRole('dialog', { name: 'Close positions', exact: true });
  await expect(closing.getByRole('radio', { name: 'Long only (0)' })).toBeDisabled();
  await closing.getByRole('radio', { name: 'Short only (1)' }).check();
  await closing.getByRole('button', { name: 'Close positions (1)' }).click();
  await expect(tab(page, 'Positions (0)')).toBeVisible();
  await tab(page, 'Closed').click();
  const closed = positions(page).getByRole('table', { name: 'Closed', exact: true }).getByRole('row');
  await expect(closed.nth(1)).toContainText('Short 20x');
  await expect(closed.nth(2)).toContainText('Long 20x');
  expect(await atExchange(suite, token, 'open')).toBe(0);
});

test('the answer to an order is lost, and there is exactly one position', async ({ page, suite }) => {
  const token = await signIn(page, suite.url, 'seller');
  await open(page);
  await page.route('**/api/lever/submit*', async route => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await choose(page, '50x');
  await hands(page).fill('3');
  await form(page).getByRole('checkbox', { name: 'Confirm each order', exact: true }).uncheck();
  await form(page).getByRole('button', { name: 'Open long', exact: true }).click();
  await expect(tab(page, 'Positions (1)')).toBeVisible();
  await expect(form(page).getByRole('button', { name: 'Open long', exact: true })).not.toHaveAttribute('aria-busy');
  await expect(hands(page)).toHaveValue('');
  expect(await atExchange(suite, token, 'open')).toBe(1);

  // Closing asks, whatever the form's wish is.
  await position(page, /Long 50x/)
    .getByRole('button', { name: 'Close', exact: true })
    .click();
  await page
    .getByRole('alertdialog', { name: 'Close this position?', exact: true })
    .getByRole('button', { name: 'Close position', exact: true })
    .click();
  await expect(tab(page, 'Positions (0)')).toBeVisible();
});

test('an account is warned, and told of its liquidation though the socket was down over it', async ({
  page,
  context,
  suite,
}) => {
  const token = await signIn(page, suite.url, 'seller');
  // As many as leave the rate between the two warnings, whatever other journeys won or lost.
  const share = (await availableAt(suite, token)) / units('131.66');
  const opened = await asked(suite, 'lever/submit', token, {
    ...SYMBOL,
    multiple: '10',
    share: String(share),
    type: '1',
    status: '1',
  });
  expect(opened).toMatchObject({ type: 'ok' });
  const rate = rateOf(await availableAt(suite, token), share);
  // Said once, for some seconds, and so looked for from the first.
  await Promise.all([
    expect(notice(page, `The risk rate of your USDT leverage account is ${rate}%`)).toBeVisible(),
    open(page),
  ]);
  await expect(positions(page).getByText('Warning:')).toBeAttached();

  await context.setOffline(true);
  await priceIs(suite, 94_000);
  await expect.poll(() => atExchange(suite, token, 'open')).toBe(0);
  await context.setOffline(false);
  await expect(notice(page, /^Liquidated: Long BTC\/USDT at 9[45],[\d,.]+\. PnL -[\d,.]+ USDT$/)).toBeVisible();
  await expect(tab(page, 'Positions (0)')).toBeVisible();
});

test('positions of a pair stand in the spot deal centre, through a swap of either area', async ({
  page,
  releases,
  suite,
}) => {
  const token = await signIn(page, suite.url, 'seller');
  await asked(suite, 'lever/submit', token, { ...SYMBOL, multiple: '20', share: '2', type: '2', status: '1' });
  const [lever, spot] = [
    await releases.make('lever', 'good', { 'Total PnL': 'Whole PnL' }),
    await releases.make('spot', 'good', { 'Open orders': 'Standing orders' }),
  ];
  await releases.publish(lever, spot);
  await page.goto('/dealCenter?symbol=BTC/USDT');
  const orders = page.getByRole('main').getByRole('region', { name: 'Orders', exact: true });
  await orders.getByRole('tab', { name: 'Leverage', exact: true }).click();
  const part = orders.locator('[data-area="lever"]');
  await expect(part.getByRole('row').filter({ hasText: 'Short 20x' })).toBeVisible();
  await expect(part.getByText('Total PnL')).toBeVisible();
  await markPage(page);

  await releases.promote(lever);
  await expect(part.getByText('Whole PnL')).toBeVisible();
  await expect(part).toHaveCount(1);
  await releases.promote(spot);
  await expect(orders.getByRole('tab', { name: /^Standing orders/ })).toBeVisible();
  await expect(part.getByRole('row').filter({ hasText: 'Short 20x' })).toBeVisible();
  expect(await isMarked(page)).toBe(true);

  await part.getByRole('button', { name: 'Close', exact: true }).click();
  await page
    .getByRole('alertdialog', { name: 'Close this position?', exact: true })
    .getByRole('button', { name: 'Close position', exact: true })
    .click();
  await expect(part.getByText('No open positions')).toBeVisible();
});
