import type { Left } from '../observed';

/**
 * Runs in the page, with the candidate replaced and left. `federations` are names that builds of the registry have on
 * window, and that the shell takes away when it forgets them.
 */
export function whatIsLeft(federations: readonly string[]): Omit<Left, 'busy'> | null {
  const before = window.tradefloorGate;
  if (before === undefined) return null;
  // The router says its version there, in every area that has it; zod comes with the shell's first news of the registry.
  const libraries = ['__reactRouterVersion', '__zod_globalConfig', '__zod_globalRegistry'];
  const expected = new Set([...libraries, ...federations.flatMap(name => [name, `chunks_${name}`])]);
  // Of the shell's Highcharts, which comes with the first chart.
  const shells = new Set(['Math.easeInOutSine']);
  const builtIns: string[] = [];
  const compare = (path: string, owner: object) => {
    for (const [name, property] of Object.entries(Object.getOwnPropertyDescriptors(owner))) {
      const was = before.builtIns.get(`${path}.${name}`);
      const isSame = was && was.value === property.value && was.get === property.get && was.set === property.set;
      if (!isSame && (typeof property.value === 'function' || 'get' in property)) builtIns.push(`${path}.${name}`);
    }
  };
  for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(window))) {
    const was = before.builtIns.get(name);
    if (was === undefined) continue;
    if (was.value !== value) {
      builtIns.push(`window.${name}`);
      continue;
    }
    compare(name, value);
    if (typeof value.prototype === 'object' && value.prototype !== null) compare(`${name}.prototype`, value.prototype);
  }
  for (const [name, owner] of Object.entries({ history, navigator, document, JSON, Math, Reflect, crypto }))
    compare(name, owner);

  // What the shell and builds load by their own files is kept as long as they are, and named after them.
  const isFile = ({ href }: CSSStyleSheet) => href !== null && /^\/(shell|builds)\//.test(new URL(href).pathname);
  const sheets = [...document.styleSheets, ...document.adoptedStyleSheets].filter(sheet => !before.sheets.has(sheet));
  const added = [...document.body.children, ...document.head.children].filter(each => !before.elements.has(each));
  const attributes = [document.documentElement, document.body]
    .map(
      ({ localName, attributes: all }) =>
        `${localName} ${[...all].map(each => `${each.name}=${each.value}`).join(' ')}`,
    )
    .join(', ');
  return {
    builtIns: builtIns.filter(name => !shells.has(name)),
    globals: Object.getOwnPropertyNames(window).filter(name => !before.globals.has(name) && !expected.has(name)),
    styles: sheets
      .filter(sheet => !isFile(sheet))
      .map(sheet => ({
        key: 'figure.stays.sheet',
        values: { sheet: sheet.href ?? sheet.cssRules[0]?.cssText ?? '{}' },
      })),
    elements: added
      .filter(each => !['script', 'link', 'style'].includes(each.localName))
      .map(({ localName, parentElement }) => ({
        key: 'figure.stays.element',
        values: { element: localName, parent: parentElement?.localName ?? '' },
      })),
    attributes:
      attributes === before.attributes
        ? []
        : [{ key: 'figure.stays.attributes', values: { before: before.attributes, after: attributes } }],
  };
}
