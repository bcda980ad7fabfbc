import type { Build } from '@tradefloor/release';

/** Matches no screen and no paper. */
const UNWORN = 'not all';

const linksOf = ({ federation }: Build): NodeListOf<HTMLLinkElement> =>
  document.querySelectorAll(`link[data-mf="${CSS.escape(federation)}"]`);

/** Those that have come. Of a sheet and not of its link: that would be fetched again, and the screen drawn without it. */
export function stylesOf(build: Build): readonly CSSStyleSheet[] {
  return [...linksOf(build)].flatMap(({ sheet }) => sheet ?? []);
}

/** A sheet that comes before its build has the whole page styled anew, for nothing. */
export function keepUnworn(link: HTMLLinkElement): void {
  link.media = UNWORN;
}

export function wear(build: Build): void {
  for (const link of linksOf(build)) if (link.media === UNWORN) link.removeAttribute('media');
  for (const sheet of stylesOf(build)) if (sheet.disabled) sheet.disabled = false;
}

export function takeOff(build: Build): void {
  for (const sheet of stylesOf(build)) if (!sheet.disabled) sheet.disabled = true;
}
