/** Reads the custom properties of a style sheet for the tests: selectors as they stand, comments dropped. */
export interface Rule {
  readonly selectors: readonly string[];
  readonly properties: ReadonlyMap<string, string>;
}

const RULE = /([^{}]+)\{([^{}]*)\}/g;
const PROPERTY = /(--[\w-]+):\s*([^;]+);/g;

export function rulesOf(css: string): Rule[] {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '');
  return [...plain.matchAll(RULE)].map(([, selectors = '', body = '']) => ({
    selectors: selectors.split(',').map(selector => selector.trim()),
    properties: new Map([...body.matchAll(PROPERTY)].map(([, name = '', value = '']) => [name, value.trim()])),
  }));
}
