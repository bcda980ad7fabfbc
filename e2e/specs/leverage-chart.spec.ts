import type { Page } from '@playwright/test';
import { chart, drawing } from '../suite/chart';
import { units } from '../suite/exact';
import { ordersAt } from '../suite/leverage-orders';
import { atExchange, closeSellers, open, position, positions, tab } from '../suite/leverage-screen';
import { asked } from '../suite/members';
import { signIn } from '../suite/sign-in';
import { inStillMarket, priceIs, START } from '../suite/still-market';
import { expect, test } from '../suite/test';

const BITCOIN = { currency_id: '1', legal_id: '3' };
const ETHER = { currency_id: '2', legal_id: '3' };

inStillMarket(closeSellers);

const question = (page: Page, name: string) => page.getByRole('alertdialog', { name, exact: true });
const fact = (page: Page, name: string) => page.getByRole('alertdialog').locator(`dt:text-is("${name}") + dd`);

test('a stop is dragged on the chart, moved by its keys, and lifted by its cross', async ({ page, suite }) => {
  const token = await signIn(page, suite.url, 'seller');
  // The newest bar reaches above the stop: it is in the chart's sight wherever the market had been.
  await priceIs(suite, START + 400);
  await priceIs(suite, START);
  await asked(suite, 'lever/submit', token, { ...BITCOIN, multiple: '20', share: '10', type: '1', status: '1' });
  const standing = async () => (await ordersAt(suite, token, { status: '1', page: '1' })).rows[0];
  const stop = async () => String((await standing())?.['target_profit_price']);
  const id = String((await standing())?.['id']);
  const stops = { id, target_profit_price: '97200', stop_loss_price: '0', stop_by: 'last' };
  expect((await asked(suite, 'lever/setstop', token, stops)).type).toBe('ok');
  await open(page);
  const handle = chart(page).getByRole('slider', { name: /^TP \+\d/ });
  await expect(handle).toHaveAttribute('aria-valuetext', '97,200.00');

  /** Where it is by then: what comes late may have moved it, and the chart its scale. */
  const takeHold = async () => {
    await handle.hover();
    const box = await handle.boundingBox();
    if (box === null) throw new Error('The stop has no handle.');
    await page.mouse.down();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  let calls = 0;
  page.on('request', request => void (calls += request.url().includes('/lever/setstop') ? 1 : 0));
  const isPast = /^[\d,.]+, Must be above 97,000\.00$/;

  // Past the price it cannot stand: that is said before it is let go of, by pointer and by keys, and nothing is sent.
  const first = await takeHold();
  await page.mouse.move(first.x, first.y + 600, { steps: 6 });
  await expect(handle).toHaveAttribute('aria-valuetext', isPast);
  await expect(drawing(page).getByText('Must be above 97,000.00')).toBeVisible();
  await page.mouse.up();
  await expect(handle).toHaveAttribute('aria-valuetext', '97,200.00');
  await handle.focus();
  for (let step = 0; step < 10; step += 1) await page.keyboard.press('Shift+ArrowDown');
  await expect(handle).toHaveAttribute('aria-valuetext', isPast);
  await page.keyboard.press('Enter');
  await expect(handle).toHaveAttribute('aria-valuetext', isPast);
  await page.keyboard.press('Escape');
  await expect(handle).toHaveAttribute('aria-valuetext', '97,200.00');
  await expect(question(page, 'Move take profit?')).toHaveCount(0);
  expect(calls).toBe(0);

  const second = await takeHold();
  await page.mouse.move(second.x, second.y - 24, { steps: 6 });
  await page.mouse.up();
  await expect(question(page, 'Move take profit?')).toBeVisible();
  const moved = units(await fact(page, 'Take profit').innerText());
  expect(moved > units('97200')).toBe(true);
  // (stop − 97,019.40) × 0.1, of which two digits are told.
  const brings = (moved - units('97019.4')) / 10n;
  const off = units(await fact(page, 'Est. PnL').innerText()) - brings;
  expect(off > -units('0.01') && off < units('0.01')).toBe(true);
  await question(page, 'Move take profit?').getByRole('button', { name: 'Confirm TP/SL', exact: true }).click();
  await expect.poll(async () => units(await stop())).toBe(moved);
  expect((await standing())?.['stop_by']).toBe('last');
  await expect.poll(async () => units((await handle.getAttribute('aria-valuetext')) ?? '')).toBe(moved);

  await handle.focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await question(page, 'Move take profit?').getByRole('button', { name: 'Cancel', exact: true }).click();
  expect(units(await stop())).toBe(moved);

  await chart(page).getByText('✕').first().click();
  await question(page, 'Remove take profit?').getByRole('button', { name: 'Confirm TP/SL', exact: true }).click();
  await expect(handle).toHaveCount(0);
  await expect.poll(async () => units(await stop())).toBe(0n);

  // In the dialog it is chosen which price sets a stop off: the mark, until another one is.
  await position(page, /Long 20x/)
    .getByRole('button', { name: 'TP/SL', exact: true })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Take profit and stop loss', exact: true });
  await expect(dialog.getByRole('radio', { name: 'Last price' })).toBeChecked();
  await dialog.getByRole('radio', { name: 'Mark price' }).check();
  await dialog.getByRole('textbox', { name: 'Stop loss' }).fill('96000');
  await expect(dialog.getByText('-101.94')).toBeVisible();
  await dialog.getByRole('button', { name: 'Confirm TP/SL', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(standing).toMatchObject({ stop_by: 'mark' });
});

test('X cancels the open orders of the pair after a question, the button all that are listed', async ({
  page,
  suite,
}) => {
  const token = await signIn(page, suite.url, 'seller');
  const waiting = { multiple: '20', share: '1', type: '1', status: '0' };
  for (const target_price of ['90000', '91000']) {
    await asked(suite, 'lever/submit', token, { ...BITCOIN, ...waiting, target_price });
  }
  await asked(suite, 'lever/submit', token, { ...ETHER, ...waiting, target_price: '3000' });
  await open(page);
  await expect(tab(page, 'Open orders (3)')).toBeVisible();
  await page.keyboard.press('Shift+X');
  await expect(question(page, 'Cancel all open orders?')).toContainText('BTC/USDT');
  await expect(fact(page, 'Open orders')).toHaveText('2');
  await page.keyboard.press('Escape');
  await expect(question(page, 'Cancel all open orders?')).toBeHidden();
  expect(await atExchange(suite, token, 'pending')).toBe(3);

  await page.keyboard.press('Shift+X');
  await question(page, 'Cancel all open orders?').getByRole('button', { name: 'Cancel all', exact: true }).click();
  await expect(tab(page, 'Open orders (1)')).toBeVisible();
  await tab(page, /^Open orders/).click();
  await positions(page).getByRole('button', { name: 'Cancel all', exact: true }).click();
  await expect(question(page, 'Cancel all open orders?')).toContainText('ETH/USDT');
  await question(page, 'Cancel all open orders?').getByRole('button', { name: 'Cancel all', exact: true }).click();
  await expect(tab(page, 'Open orders (0)')).toBeVisible();
  expect(await atExchange(suite, token, 'pending')).toBe(0);
});
