import { expect, type Locator, type Page } from '@playwright/test';

/** What can be read of tables, of the book and of lists of trades only in part: words or figures that leave their cell or what scrolls around it. */
const cutIn = (place: Locator): Promise<string[]> =>
  place.evaluate(root => {
    const cells = root.querySelectorAll<HTMLElement>(
      'th, td, ol > li > span, [role=group] > button > span, [aria-hidden=true] > span',
    );
    const clips = (one: Element) => getComputedStyle(one).overflowX !== 'visible';
    const clipper = (one: Element | null): Element | null =>
      one === null || clips(one) ? one : clipper(one.parentElement);
    const wordsIn = function* (cell: Element) {
      const walk = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      while (walk.nextNode()) {
        const { currentNode: text } = walk;
        // What only a screen reader reads is a pixel wide.
        if (text.parentElement !== null && text.parentElement.getBoundingClientRect().width > 1) yield text;
      }
    };
    const isOutOf = (inner: DOMRect, left: number, right: number) => inner.left < left - 1 || inner.right > right + 1;
    return [...cells].flatMap(cell => {
      const place = cell.getBoundingClientRect();
      const around = clipper(cell.parentElement);
      const edge = around?.getBoundingClientRect();
      // The heads of cards are a pixel wide too.
      if (place.width <= 1 || (edge !== undefined && edge.width <= 1)) return [];
      return [...wordsIn(cell)].flatMap(text => {
        const range = document.createRange();
        range.selectNodeContents(text);
        const words = range.getBoundingClientRect();
        if (words.width <= 1) return [];
        const isCut =
          isOutOf(words, place.left, place.right) ||
          (edge !== undefined && around !== null && isOutOf(words, edge.left, edge.left + around.clientWidth + 1));
        return isCut ? [text.textContent ?? ''] : [];
      });
    });
  });

/** Once the table has seen what room it has. */
export const nothingCut = (place: Locator, where: string): Promise<void> =>
  expect.poll(() => cutIn(place), { message: where }).toEqual([]);

/** Of the lists of orders, where they are cards: once they are, as a table's rows may be higher. */
export const lowCards = (page: Page, where: string): Promise<void> =>
  expect
    .poll(
      () =>
        page
          .locator('main [role=tabpanel] tbody tr')
          .evaluateAll(cards => Math.max(...cards.map(card => card.getBoundingClientRect().height))),
      { message: where },
    )
    .toBeLessThanOrEqual(64);
