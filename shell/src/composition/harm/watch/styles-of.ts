import type { Build } from '@tradefloor/release';

/** Those that have come. Of a sheet and not of its link: that would be fetched again, and the screen drawn without it. */
export function stylesOf({ federation }: Build): readonly CSSStyleSheet[] {
  const links = document.querySelectorAll<HTMLLinkElement>(`link[data-mf="${CSS.escape(federation)}"]`);
  return [...links].flatMap(({ sheet }) => sheet ?? []);
}
