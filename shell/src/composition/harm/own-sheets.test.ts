import { type Makers, noteMakers } from './own-sheets';

it('notes which build made a style sheet, and of nobody else’s; it stays the browser’s own class', () => {
  class Sheet {
    constructor(readonly options?: object) {}
  }
  const page = { CSSStyleSheet: Sheet };
  const makers: Makers = new WeakMap();
  let running: string | null = null;
  noteMakers(page as never, makers, () => running);
  const shells = new page.CSSStyleSheet();
  running = 'badbadbad';
  const theirs = new page.CSSStyleSheet({ media: 'print' });
  expect([makers.get(shells as never), makers.get(theirs as never)]).toEqual([undefined, 'badbadbad']);
  expect([theirs instanceof page.CSSStyleSheet, theirs.options]).toEqual([true, { media: 'print' }]);
});
