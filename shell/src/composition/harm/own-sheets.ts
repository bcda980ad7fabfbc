import { buildThatCalled } from './build-in-stack';

/** Which build made a style sheet by script; what extensions make is not here. */
export type Makers = WeakMap<CSSStyleSheet, string>;

export function noteMakers(page: Window & typeof globalThis, makers: Makers, runs = buildThatCalled): void {
  page.CSSStyleSheet = new Proxy(page.CSSStyleSheet, {
    construct(Sheet, [options]: CSSStyleSheetInit[]) {
      const sheet = new Sheet(options);
      const build = runs(new Error());
      if (build !== null) makers.set(sheet, build);
      return sheet;
    },
  });
}
