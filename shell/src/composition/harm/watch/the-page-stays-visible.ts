import type { Build } from '@tradefloor/release';
import { atLooks, type Finding, type Rule } from './rule';
import { stylesOf } from './styles-of';
import { headerOf, placesOf } from './the-header-stays-in-reach';

const HIDDEN_LOOKS = 3;
const SEEN: CheckVisibilityOptions = { opacityProperty: true, visibilityProperty: true };
/** What hides an element and all in it, as it may be set on the element itself. */
const HIDING = ['display', 'visibility', 'opacity'];

/** The shell's header is on every screen: what hides it is found by taking it away. */
export function thePageStaysVisible(): Rule {
  return atLooks(
    HIDDEN_LOOKS,
    ({ shell }) => isHidden(shell) || null,
    ({ page: { document }, shell, shown }) =>
      linked(shell, shown) ?? setOnThePage(document, shell) ?? hidden('the header cannot be seen'),
  );
}

function isHidden(shell: Element): boolean {
  const header = headerOf(shell);
  if (header === null || !header.checkVisibility(SEEN)) return true;
  return !placesOf(header).some(place => place.checkVisibility(SEEN));
}

/** Each build's files say whose they are. */
function linked(shell: Element, shown: ReadonlySet<Build>): Finding | null {
  for (const build of shown) {
    const sheets = stylesOf(build).filter(sheet => !sheet.disabled);
    for (const sheet of sheets) sheet.disabled = true;
    if (sheets.length > 0 && !isHidden(shell))
      return hidden('a style sheet of the build hides the header', build.build);
    for (const sheet of sheets) sheet.disabled = false;
  }
  return null;
}

function setOnThePage({ body, documentElement }: Document, shell: Element): Finding | null {
  for (const element of [body, documentElement]) {
    const before = element.getAttribute('style');
    const wasHidden = element.hidden;
    for (const name of HIDING) element.style.removeProperty(name);
    element.hidden = false;
    if (!isHidden(shell)) return hidden(`what was set on <${element.localName}> hid the header`);
    if (before !== null) element.setAttribute('style', before);
    element.hidden = wasHidden;
  }
  return null;
}

function hidden(what: string, by: string | null = null): Finding {
  return { harm: 'page-hidden', what, by };
}
