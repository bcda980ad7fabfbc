import { aFormOfMarket } from '../suite/hand-written-builds';
import { goInPage, isMarked, lateHasCome, markPage } from '../suite/in-page';
import { expect, test } from '../suite/test';

test('a build without the page that is open asks whoever is on it, --now asks nobody (shell.open-route)', async ({
  page,
  releases,
  suite,
}) => {
  // It has no address but the home page's.
  const form = await aFormOfMarket(releases.folder);
  await releases.publish(form);
  const notices = page.getByRole('main').getByRole('listitem').first();
  const question = page.getByText('This page is no longer part of the new version.');
  const noPage = page.getByRole('heading', { level: 1, name: 'This page does not exist', exact: true });
  await page.goto('/noticeList');
  await expect(notices).toBeVisible();
  await lateHasCome(page);
  await markPage(page);

  await releases.promote(form);
  await expect(question).toBeVisible();
  await expect(notices).toBeVisible();
  await page.getByRole('button', { name: 'Switch now', exact: true }).click();
  await expect(noPage).toBeVisible();
  await expect(question).toBeHidden();
  await expect(page.getByRole('main').locator('[data-area]')).toHaveCount(0);

  await suite.ops('rollback', 'market');
  await expect(notices).toBeVisible();
  await releases.promote(form);
  await page.getByRole('button', { name: 'Later', exact: true }).click();
  await expect(question).toBeHidden();
  await expect(notices).toBeVisible();
  // Who goes elsewhere by themselves gets the new build there.
  await goInPage(page, '/');
  await expect(page.getByRole('textbox', { name: 'Amount' })).toBeVisible();
  await page.goBack();
  await expect(noPage).toBeVisible();

  await suite.ops('rollback', 'market');
  await expect(notices).toBeVisible();
  await releases.promote(form, '--now');
  await expect(noPage).toBeVisible();
  await expect(question).toBeHidden();
  expect(await isMarked(page)).toBe(true);
});
