import type { Page } from 'playwright';

/** Functions with names, sent into a page, come wrapped for whoever reads a stack: the page needs the wrapper too. */
export async function takeNamedFunctions(page: Page): Promise<void> {
  await page.addInitScript('globalThis.__name = value => value');
}
