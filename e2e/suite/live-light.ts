import { expect, type Page } from '@playwright/test';
import type { Suite } from './suite';

/** What the header says of the price feed. */
export const light = (page: Page, state: 'Live' | 'Connecting' | 'Disconnected') =>
  page.getByRole('banner').getByRole('button', { name: new RegExp(`^${state}`) });

/** Seen in the page itself, in every frame: it may be live again a quarter of a second later. */
export const leavesLive = (page: Page) =>
  page.waitForFunction(
    () =>
      [...document.querySelectorAll('header button')].every(
        button => !(button.getAttribute('aria-label') ?? button.textContent ?? '').startsWith('Live'),
      ),
    undefined,
    { polling: 'raf' },
  );

/** Every socket is cut, and this page has said so. */
export async function lineDrops(page: Page, suite: Suite): Promise<void> {
  await expect(light(page, 'Live')).toBeVisible();
  const left = leavesLive(page);
  await suite.want('sockets/drop');
  await left;
}
