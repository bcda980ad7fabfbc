import type { PageState } from './page-state';

/**
 * Runs in the page, with the shell started and nothing of the candidate there: keeps what must be the same afterwards.
 * Whatever runs in the page is one function, because only its text gets there.
 */
export function remember(): void {
  const { getOwnPropertyDescriptor, getPrototypeOf, isExtensible } = Object;
  const { ownKeys } = Reflect;
  /** What a loop, a generator or a list of bytes runs on, and no global is named after. */
  const hidden = {
    '%Iterator%': getPrototypeOf(getPrototypeOf([][Symbol.iterator]())),
    '%ArrayIterator%': getPrototypeOf([][Symbol.iterator]()),
    '%MapIterator%': getPrototypeOf(new Map()[Symbol.iterator]()),
    '%SetIterator%': getPrototypeOf(new Set()[Symbol.iterator]()),
    '%StringIterator%': getPrototypeOf(''[Symbol.iterator]()),
    '%Generator%': getPrototypeOf(getPrototypeOf((function* none() {})())),
    '%AsyncFunction%': getPrototypeOf(async () => undefined),
    '%TypedArray%': getPrototypeOf(Uint8Array),
  };
  const spaces = { JSON, Math, Reflect, Atomics, Intl, WebAssembly, CSS, console };
  const things = { history, navigator, document, location, performance, crypto, screen, customElements };

  const handlers = ownKeys(window).flatMap(name => (String(name).startsWith('on') ? String(name) : []));

  function builtInsNow(): Map<string, PropertyDescriptor> {
    const found = new Map<string, PropertyDescriptor>();
    const note = (path: string, owner: object) => {
      for (const name of ownKeys(owner)) {
        const property = getOwnPropertyDescriptor(owner, name);
        if (property) found.set(`${path}.${String(name)}`, property);
      }
      found.set(`${path} (its prototype)`, { value: getPrototypeOf(owner) });
      found.set(`${path} (open to new names)`, { value: isExtensible(owner) });
    };
    const noteMade = (path: string, made: object) => {
      note(path, made);
      const prototype: unknown = getOwnPropertyDescriptor(made, 'prototype')?.value;
      if (typeof prototype === 'object' && prototype !== null) note(`${path}.prototype`, prototype);
    };
    for (const name of ownKeys(window)) {
      const property = getOwnPropertyDescriptor(window, name);
      if (typeof property?.value === 'function') noteMade(String(name), property.value);
      if (property && (property.get || typeof property.value === 'function'))
        found.set(`window.${String(name)}`, property);
    }
    for (const [name, owner] of Object.entries({ ...spaces, ...things, ...hidden })) note(name, owner);
    for (const [name, owner] of Object.entries(spaces)) {
      found.set(`window.${name}`, { value: owner });
      for (const key of ownKeys(owner)) {
        const value: unknown = getOwnPropertyDescriptor(owner, key)?.value;
        if (typeof value === 'function' && /^[A-Z]/.test(String(key))) noteMade(`${name}.${String(key)}`, value);
      }
    }
    // `onclick` is a property of its own kind: what is set there listens, and nobody sees it among the listeners.
    const places = { window, document, html: document.documentElement, body: document.body };
    for (const [path, place] of Object.entries(places))
      for (const name of handlers) found.set(`${path}.${name} (set)`, { value: Reflect.get(place, name) });
    return found;
  }

  const longTasks: number[] = [];
  new PerformanceObserver(list => {
    for (const { duration } of list.getEntries()) longTasks.push(duration);
  }).observe({ type: 'longtask' });
  const pushState = history.pushState.bind(history);
  let [pushed, written, own] = [0, 0, 0];
  window.navigation.addEventListener('currententrychange', ({ navigationType }) => {
    if (navigationType === 'push') pushed += 1;
    if (navigationType === 'push' || navigationType === 'replace') written += 1;
  });
  const state: PageState = {
    go: address => {
      own += 1;
      pushState(null, '', address);
    },
    longTasks,
    entries: () => pushed - own,
    written: () => written - own,
    builtIns: builtInsNow(),
    builtInsNow,
    globals: new Set([
      ...Object.getOwnPropertyNames(window),
      'tradefloorGate',
      'tradefloorGatePlatform',
      'tradefloorGatePart',
    ]),
    sheets: new Set([...document.styleSheets, ...document.adoptedStyleSheets]),
    elements: new Set([...document.body.children, ...document.head.children]),
    attributes: [document.documentElement, document.body]
      .map(
        ({ localName, attributes }) =>
          `${localName} ${[...attributes].map(each => `${each.name}=${each.value}`).join(' ')}`,
      )
      .join(', '),
    worn: [document.documentElement, document.body].flatMap(each => [
      each.getAttribute('style'),
      each.getAttribute('class'),
    ]),
    chosen: {
      language: window.tradefloorGatePlatform?.language.code() ?? 'en',
      theme: window.tradefloorGatePlatform?.appearance.look().theme ?? 'night',
    },
    kept: new Map(Object.entries(localStorage)),
  };
  window.tradefloorGate = state;
}
