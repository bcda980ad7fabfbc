import type { Locator, Page } from '@playwright/test';

/** All that the screen of this pair asks for is fetched when its row is pointed at: a press finds it there. */
export async function pointAtEth(page: Page, row: Locator): Promise<void> {
  const fetched = ['book?currency_id=2&', 'new_tradehistory?currency_id=2&', 'symbol=ETH'].map(what =>
    page.waitForEvent('requestfinished', request => request.url().includes(what)),
  );
  await row.hover();
  await Promise.all(fetched);
}
