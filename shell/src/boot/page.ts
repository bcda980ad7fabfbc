/** The registry, inlined by the gateway: asked for apart it would cost a round trip before anything else. */
export function registryInPage(): unknown {
  return JSON.parse(element('registry').textContent);
}

export function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`The page has no element "${id}": it was not made by the gateway`);
  return found;
}
