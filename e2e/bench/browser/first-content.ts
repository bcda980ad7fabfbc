import type { Page } from 'playwright';

declare global {
  interface Window {
    benchFirstContent?: number;
  }
}

/** Before the page's own scripts: notes when words or a picture of an area are first painted, since the navigation began. */
export async function watchFirstContent(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // No function of its own has a name here: tsx would call a helper that the page does not have.
    const observer = new MutationObserver(() => {
      const areas = [...document.querySelectorAll('[data-area]')];
      if (!areas.some(area => area.textContent.trim() !== '' || area.querySelector('img, svg, canvas'))) return;
      observer.disconnect();
      // The frame that paints it ends before the next message is taken.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => (window.benchFirstContent = performance.now()));
        port1.start();
        port2.postMessage(null);
      });
    });
    observer.observe(document, { childList: true, subtree: true, characterData: true });
  });
}

/** Milliseconds from the navigation to the first painted content of an area. */
export async function firstContent(page: Page): Promise<number> {
  const noted = await page.waitForFunction(() => window.benchFirstContent, null, { timeout: 30_000 });
  const at = await noted.jsonValue();
  if (at === undefined) throw new Error('No area drew anything.');
  return at;
}
