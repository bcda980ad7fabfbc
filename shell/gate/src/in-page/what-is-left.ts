import type { Left } from '../observed';

/** What only the browser knows, or takes longer, is asked for beside it. */
export type LeftInPage = Omit<
  Left,
  'busy' | 'written' | 'storedKB' | 'isElsewhere' | 'covered' | 'click' | 'eaten' | 'holds' | 'cookies' | 'workers'
>;

/**
 * Runs in the page, with the candidate replaced and left. `federations` are names that builds of the registry have on
 * window, and that the shell takes away when it forgets them.
 */
export function whatIsLeft(federations: readonly string[]): LeftInPage | null {
  const before = window.tradefloorGate;
  if (before === undefined) return null;
  // The router says its version there, in every area that has it; zod comes with the shell's first news of the registry.
  const libraries = ['__reactRouterVersion', '__zod_globalConfig', '__zod_globalRegistry'];
  const expected = new Set([...libraries, ...federations.flatMap(name => [name, `chunks_${name}`])]);
  // Of the shell's Highcharts, which comes with the first chart.
  const shells = new Set(['Math.easeInOutSine']);
  const now = before.builtInsNow();
  const builtIns: string[] = [];
  for (const [path, was] of before.builtIns) {
    const is = now.get(path);
    const isSame = is && Object.is(was.value, is.value) && was.get === is.get && was.set === is.set;
    if (!isSame) builtIns.push(path);
  }
  const isNew = (path: string) => {
    const [name = ''] = path.replace(/^window\./, '').split(/[. ]/);
    return !before.builtIns.has(path) && (name.startsWith('%') || before.globals.has(name));
  };
  for (const [path, is] of now) {
    const showsEverywhere = is.enumerable === true && /^(Object|Array|Function)\.prototype\.[^.]+$/.test(path);
    const isCalled = typeof is.value === 'function' || 'get' in is;
    if (isNew(path) && (isCalled || showsEverywhere)) builtIns.push(path);
  }

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
  const written = new Map(Object.entries(localStorage));
  return {
    builtIns: builtIns.filter(name => !shells.has(name)),
    globals: [
      ...Object.getOwnPropertyNames(window).filter(name => !before.globals.has(name) && !expected.has(name)),
      // What a tab is called goes with it to whatever is opened there next.
      ...(window.name === '' ? [] : ['name']),
    ],
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
    lost: [...before.kept].flatMap(([name, value]) => (written.get(name) === value ? [] : name)),
    writtenKB: Math.round([...written].reduce((sum, [name, value]) => sum + name.length + value.length, 0) / 1_000),
  };
}
