import type { Registry } from '@tradefloor/release';

/** The registry, inlined by the gateway: asked for apart it would cost a round trip before anything else. */
export function registryInPage(): Registry {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the gateway has read it before it wrote the page
  return JSON.parse(element('registry').textContent) as Registry;
}

export function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`The page has no element "${id}": it was not made by the gateway`);
  return found;
}
