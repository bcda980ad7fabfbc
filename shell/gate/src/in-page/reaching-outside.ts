import type { Reach } from '../observed';

/** Runs in the page, with the candidate on screen: which of its style rules match what is the shell's. */
export function reachingOutside(federation: string): Reach[] {
  const known = window.tradefloorGate?.sheets;
  const found: Reach[] = [];
  const seen = new Set<string>();
  // What depends on where the pointer is matches nothing just now, and a pseudo-element never does.
  const always = (selector: string) =>
    selector.replaceAll(
      /::?(hover|active|focus-within|focus-visible|focus|visited|before|after|-webkit-[\w-]+)(?![\w-])/g,
      '',
    );
  const outside = (selector: string) => {
    try {
      return [...document.querySelectorAll(selector)].find(
        each => (each.closest('#shell') !== null || each.matches('html, body')) && each.closest('[data-area]') === null,
      );
    } catch {
      return undefined;
    }
  };
  const sheetName = ({ href, ownerNode }: CSSStyleSheet) =>
    href === null ? `a style sheet ${ownerNode === null ? 'made by script' : 'in the page'}` : new URL(href).pathname;
  const look = (sheet: CSSStyleSheet, rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule && !seen.has(rule.selectorText)) {
        const { selectorText: selector } = rule;
        seen.add(selector);
        const element = outside(always(selector));
        if (element) found.push({ selector, sheet: sheetName(sheet), element: `<${element.localName}>` });
      } else if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList) look(sheet, rule.cssRules);
    }
  };
  for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) {
    const owner = sheet.ownerNode instanceof Element ? sheet.ownerNode.getAttribute('data-mf') : null;
    const isOthers = owner === null ? (sheet.href ?? '').includes('/shell/') : owner !== federation;
    if (!isOthers && (owner === federation || !known?.has(sheet))) look(sheet, sheet.cssRules);
  }
  return found;
}
