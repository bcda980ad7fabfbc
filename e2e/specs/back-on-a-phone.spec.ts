import { signIn } from '../suite/sign-in';
import { expect, test } from '../suite/test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('“back” closes a C2C order that is being made, and the page stays', async ({ page, suite }) => {
  // On Android Chrome asks who watches before it goes back. Elsewhere it asks the same at Escape, which nobody may hear here.
  await page.addInitScript(() => {
    addEventListener(
      'keydown',
      event => {
        if (event.key === 'Escape' && event.isTrusted) event.stopImmediatePropagation();
      },
      { capture: true },
    );
  });
  const back = () => page.keyboard.press('Escape');
  await signIn(page, suite.url, 'trader');
  await page.goto('/c2cTrade');
  await page
    .getByRole('button', { name: /^Buy USDT/ })
    .first()
    .tap();
  const order = page.getByRole('dialog', { name: 'Buy USDT' });
  await order.getByRole('textbox', { name: 'You pay' }).fill('700');
  await back();
  await expect(order).toHaveCount(0);
  await expect(page).toHaveURL(/\/c2cTrade$/);

  await page.getByRole('button', { name: /^Account menu/ }).tap();
  await expect(page.getByRole('menu')).toBeVisible();
  await back();
  await expect(page.getByRole('menu')).toHaveCount(0);
});
