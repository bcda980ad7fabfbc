import type { PageState } from './page-state';

/**
 * Runs in the page, with the shell started and nothing of the candidate there: keeps what must be the same afterwards.
 * Whatever runs in the page is one function, because only its text gets there.
 */
export function remember(): void {
  const builtIns = new Map<string, PropertyDescriptor>();
  const note = (path: string, owner: object) => {
    for (const [name, property] of Object.entries(Object.getOwnPropertyDescriptors(owner)))
      builtIns.set(`${path}.${name}`, property);
  };
  for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(window))) {
    if (typeof value !== 'function') continue;
    builtIns.set(name, { value });
    note(name, value);
    if (typeof value.prototype === 'object' && value.prototype !== null) note(`${name}.prototype`, value.prototype);
  }
  for (const [name, owner] of Object.entries({ history, navigator, document, JSON, Math, Reflect, crypto }))
    note(name, owner);
  const longTasks: number[] = [];
  new PerformanceObserver(list => {
    for (const { duration } of list.getEntries()) longTasks.push(duration);
  }).observe({ type: 'longtask' });
  const pushState = history.pushState.bind(history);
  const state: PageState = {
    go: address => pushState(null, '', address),
    longTasks,
    builtIns,
    globals: new Set([...Object.getOwnPropertyNames(window), 'tradefloorGate', 'tradefloorGatePlatform']),
    sheets: new Set([...document.styleSheets, ...document.adoptedStyleSheets]),
    elements: new Set([...document.body.children, ...document.head.children]),
    attributes: [document.documentElement, document.body]
      .map(
        ({ localName, attributes }) =>
          `${localName} ${[...attributes].map(each => `${each.name}=${each.value}`).join(' ')}`,
      )
      .join(', '),
  };
  window.tradefloorGate = state;
}
