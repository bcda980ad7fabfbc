import type { Locator, Page } from '@playwright/test';
import { codeFor, freshEmail, PASSWORD, registered } from '../suite/members';
import { signInAs, tokenFor } from '../suite/sign-in';
import { expect, test } from '../suite/test';

/** Further than any control here is from the one before it; header and navigation among them. */
const FURTHEST = 60;

/** The focus is somewhere, to be seen, and neither beside the screen nor under the header. */
async function focusIsSeen(page: Page): Promise<void> {
  const read = () =>
    page.evaluate(() => {
      const element = document.activeElement;
      if (!(element instanceof HTMLElement) || element === document.body) return null;
      // A field may draw its ring around itself: what the eye sees is the ring of any box around the focus.
      const rings: string[] = [];
      for (let box: Element | null = element; box !== null && rings.length < 4; box = box.parentElement) {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(box);
        rings.push(
          outlineStyle !== 'none' && outlineWidth !== '0px' ? 'outline' : boxShadow === 'none' ? '' : 'shadow',
        );
      }
      const beside = element.nextElementSibling;
      const drawn = beside === null ? '' : getComputedStyle(beside).outlineStyle;
      const { top, bottom, left, right } = element.getBoundingClientRect();
      return {
        what: element.outerHTML.slice(0, 120),
        hasRing: rings.some(ring => ring !== '') || (drawn !== '' && drawn !== 'none'),
        isOnScreen: bottom > 0 && right > 0 && top < innerHeight && left < innerWidth,
      };
    });
  await expect.poll(read, 'something has the focus').not.toBeNull();
  await expect.configure({ soft: true }).poll(read, 'it is seen').toMatchObject({ hasRing: true, isOnScreen: true });
}

/** By Tab alone, each stop on the way seen. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  // While a form takes its place, the focus goes from one to the other between two keys.
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  for (let stops = 0; stops < FURTHEST; stops += 1) {
    if (await target.evaluate(element => element === document.activeElement)) return;
    await page.keyboard.press(key);
    await focusIsSeen(page);
  }
  throw new Error(`${String(target)} is not reached by ${key}`);
}

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, name: string) => main(page).getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => main(page).getByRole('heading', { level: 1, name, exact: true });
const inAccount = (page: Page, name: string | RegExp) =>
  page.getByRole('navigation', { name: 'Account', exact: true }).getByRole('link', { name, exact: true });

/** The navigation stands before what it leads to. */
async function walkTo(page: Page, name: string | RegExp): Promise<void> {
  await tabTo(page, inAccount(page, name), 'Shift+Tab');
  await page.keyboard.press('Enter');
}

test.afterEach(({ suite }) => suite.want('limits/clear'));

test('without a pointer: registered, signed in, and through every screen of the account', async ({ page, suite }) => {
  test.slow();
  const account = freshEmail();
  await page.goto('/account/accountSet');
  await expect(heading(page, 'Log in to Tradefloor')).toBeVisible();
  await press(page, main(page).getByRole('link', { name: 'Sign up', exact: true }));
  await expect(heading(page, 'Create your account')).toBeVisible();
  await type(page, field(page, 'E-mail'), account);
  await press(page, button(page, 'Send code'));
  await expect(field(page, 'Verification code')).toBeFocused();
  await page.keyboard.type(await codeFor(suite, account, 'register'));
  await type(page, field(page, 'Password'), PASSWORD);
  await type(page, field(page, 'Confirm password'), PASSWORD);
  await press(page, main(page).getByRole('checkbox'), 'Space');
  await press(page, button(page, 'Sign up'));
  await expect(heading(page, 'Your account is ready')).toBeVisible();
  await press(page, main(page).getByRole('link', { name: 'Continue', exact: true }));
  await expect(heading(page, 'Account settings')).toBeVisible();

  await walkTo(page, 'Payment details');
  await expect(heading(page, 'Payment details')).toBeVisible();
  await press(page, button(page, 'Save payment details'));
  await expect(field(page, 'Legal name')).toBeFocused();
  await page.keyboard.type('Ann Lee');
  await type(page, field(page, 'Alipay account'), 'ann@pay.test');
  await press(page, button(page, 'Save payment details'));
  await expect(page.getByText(/payment details saved/i).first()).toBeVisible();

  await walkTo(page, /^Messages/);
  await expect(heading(page, 'Messages')).toBeVisible();
  const message = main(page).getByRole('list').getByRole('button').first();
  await press(page, message);
  await expect(message).toHaveAttribute('aria-expanded', 'true');
  await expect(message).toBeFocused();
  await expect(main(page).getByText('0 unread messages', { exact: true })).toBeVisible();

  await walkTo(page, 'Identity verification');
  await expect(heading(page, 'Identity verification')).toBeVisible();
  await type(page, field(page, 'Legal name'), 'Ann Lee');
  await type(page, field(page, 'ID number'), 'PA-1');
  const place = main(page).getByRole('group', { name: 'Document front', exact: true });
  // Well before the key: the driver must have told the browser that it wants to hear of choosers.
  const opened = page.waitForEvent('filechooser');
  await press(page, place.getByRole('button', { name: 'Choose file', exact: true }), 'Space');
  await (await opened).setFiles([]);
  await expect(place.getByRole('button', { name: 'Choose file', exact: true })).toBeFocused();

  // A form that was begun is asked about; who stays is where they were.
  await walkTo(page, 'Preferences');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(inAccount(page, 'Preferences')).toBeFocused();
  await page.keyboard.press('Enter');
  await press(page, page.getByRole('alertdialog').getByRole('button').last());
  await expect(heading(page, 'Preferences')).toBeVisible();
});

test('and in the preferences: choices, forms that open and close, questions, and the focus after each', async ({
  page,
  suite,
}) => {
  test.slow();
  const account = await registered(suite);
  await tokenFor(suite.url, account, PASSWORD);
  await signInAs(page, suite.url, account, PASSWORD);
  await page.goto('/account/userSetting');
  const card = (name: string) => main(page).getByRole('region', { name, exact: true });
  await expect(card('Devices').getByText('This device')).toBeVisible();

  await tabTo(page, card('Display').getByRole('radio', { name: 'Night' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'day');
  await expect(card('Display').getByRole('radio', { name: 'Day' })).toBeFocused();
  await press(page, card('Trading').getByRole('switch', { name: 'Confirm before placing an order' }), 'Space');
  await expect(card('Trading').getByRole('switch', { name: 'Confirm before placing an order' })).not.toBeChecked();

  await press(page, card('Two-factor authentication (2FA)').getByRole('button', { name: 'Turn on 2FA' }));
  await expect(card('Two-factor authentication (2FA)').getByLabel('Login password')).toBeFocused();
  await press(page, card('Two-factor authentication (2FA)').getByRole('button', { name: 'Cancel' }));
  // The next press goes on from where the form was.
  await press(page, card('Two-factor authentication (2FA)').getByRole('button', { name: 'Turn on 2FA' }));
  await expect(card('Two-factor authentication (2FA)').getByLabel('Login password')).toBeFocused();
  await page.keyboard.type('Wrong-2026');
  await page.keyboard.press('Enter');
  // What the server says of a form is gone to, and read from there.
  await expect(card('Two-factor authentication (2FA)').getByText('Incorrect password.')).toBeFocused();
  await tabTo(page, card('Two-factor authentication (2FA)').getByLabel('Login password'), 'Shift+Tab');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(card('Two-factor authentication (2FA)').getByLabel('6-digit authenticator code')).toBeFocused();

  await press(page, card('Anti-phishing phrase').getByRole('button', { name: 'Set phrase' }));
  await expect(card('Anti-phishing phrase').getByLabel('New phrase')).toBeFocused();
  await page.keyboard.type('blue heron');
  await page.keyboard.press('Tab');
  await expect(card('Anti-phishing phrase').getByLabel('Login password')).toBeFocused();
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(card('Anti-phishing phrase').getByText('blue heron')).toBeVisible();

  const leave = card('Devices').getByRole('button', { name: 'Log out all other devices' });
  await press(page, leave);
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await expect(question.locator(':focus')).toHaveCount(1);
  // Nothing behind a question is reached.
  for (let stops = 0; stops < 6; stops += 1) {
    await page.keyboard.press('Tab');
    await expect(question.locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(leave).toBeFocused();
  await page.keyboard.press('Enter');
  await press(page, question.getByRole('button', { name: 'Log out', exact: true }));
  await expect(question).toBeHidden();
  await expect(card('Devices').getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await focusIsSeen(page);
});
