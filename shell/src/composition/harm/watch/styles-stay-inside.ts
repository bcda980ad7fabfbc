import type { Build } from '@tradefloor/release';
import type { Makers } from '../own-sheets';
import type { Finding, Rule } from './rule';
import { takeOff, wear } from './styles-of';

/** Depends on where the pointer is, or draws what no selector finds. */
const PASSING = /::?(hover|active|focus-within|focus-visible|focus|visited|before|after|-webkit-[\w-]+)(?![\w-])/g;

/** A build's styles hold while something of it is on screen, and reach nothing of the shell's. */
export function stylesStayInside(page: Document, makers: Makers): Rule {
  const gone = new Set<Build>();

  function takeAway(sheet: CSSStyleSheet): void {
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter(other => other !== sheet);
  }

  function judge(sheet: CSSStyleSheet, build: string, isShown: boolean): Finding | null {
    const reach = reachOf(sheet, page);
    if (reach === null && isShown) return null;
    takeAway(sheet);
    const text = reach ?? sheet.cssRules[0]?.cssText ?? 'a style sheet without rules';
    // It may have been leaving just now; what reaches the shell was meant to.
    return reach === null
      ? { harm: 'styles-outside', what: `${text} stays`, of: build }
      : { harm: 'styles-outside', what: `${text} reaches the shell`, by: build };
  }

  return {
    look({ shown }) {
      for (const sheet of page.adoptedStyleSheets ?? []) {
        const build = makers.get(sheet);
        const found =
          build &&
          judge(
            sheet,
            build,
            [...shown].some(each => each.build === build),
          );
        if (found) return found;
      }
      return null;
    },
    // Before it draws. What it replaces ends now, and the page is styled once; another screen's end in the next pause.
    came(build) {
      gone.delete(build);
      for (const before of gone) if (before.area === build.area) takeOff(before);
      wear(build);
    },
    went: build => void gone.add(build),
    left(build) {
      gone.delete(build);
      takeOff(build);
    },
  };
}

/** The first rule of the sheet that matches what is the shell's. */
function reachOf({ cssRules }: CSSStyleSheet, page: Document): string | null {
  for (const rule of cssRules) {
    if ('selectorText' in rule && reaches(String(rule.selectorText).replaceAll(PASSING, ''), page)) return rule.cssText;
  }
  return null;
}

function reaches(selector: string, page: Document): boolean {
  try {
    return [...page.querySelectorAll(selector)].some(
      each => (each.matches('html, body') || each.closest('#shell') !== null) && each.closest('[data-area]') === null,
    );
  } catch {
    return false;
  }
}
