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
  const outside = (selector: string, within: string) => {
    try {
      return [...document.querySelectorAll(selector)].find(
        each =>
          (each.closest('#shell') !== null || each.matches('html, body')) &&
          each.closest('[data-area]') === null &&
          each.closest(within) !== null,
      );
    } catch {
      return undefined;
    }
  };
  const sheetName = ({ href, ownerNode }: CSSStyleSheet) =>
    href === null ? `a style sheet ${ownerNode === null ? 'made by script' : 'in the page'}` : new URL(href).pathname;
  /** Of a rule within another `&` is that one; within `@scope` nothing else is met. */
  const look = (sheet: CSSStyleSheet, rules: CSSRuleList, { parent = ':root', within = '*' } = {}) => {
    for (const rule of rules) {
      let around = { parent, within };
      if (rule instanceof CSSStyleRule) {
        const selector = rule.selectorText.replaceAll(/&|:scope/g, `:is(${parent})`);
        around = { parent: selector, within };
        if (!seen.has(selector + within)) {
          seen.add(selector + within);
          const element = outside(always(selector), within);
          if (element) found.push({ selector, sheet: sheetName(sheet), element: `<${element.localName}>` });
        }
      } else if ('start' in rule && typeof rule.start === 'string') around = { parent: rule.start, within: rule.start };
      if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList) look(sheet, rule.cssRules, around);
    }
  };
  for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) {
    const owner = sheet.ownerNode instanceof Element ? sheet.ownerNode.getAttribute('data-mf') : null;
    const isOthers = owner === null ? (sheet.href ?? '').includes('/shell/') : owner !== federation;
    if (!isOthers && (owner === federation || !known?.has(sheet))) look(sheet, sheet.cssRules);
  }
  // What is open keeps the page beneath it from being scrolled.
  const isOpen = document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
  const worn = [document.documentElement, document.body].flatMap(each =>
    ['style', 'class'].map(name => ({ element: each.localName, name, now: each.getAttribute(name) })),
  );
  for (const [at, { element, name, now }] of worn.entries()) {
    const isAsBefore = (now ?? '') === (window.tradefloorGate?.worn[at] ?? '');
    if (!isOpen && !isAsBefore)
      found.push({ selector: `${name}="${now}"`, sheet: 'a script', element: `<${element}>` });
  }
  return found;
}
