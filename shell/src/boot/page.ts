import type { Build, Registry } from '@tradefloor/release';

export interface RegistryInPage extends Registry {
  /** The public keys that revisions are signed with; none where nobody signs. */
  readonly keys?: readonly string[];
}

/** The registry, inlined by the gateway: asked for apart it would cost a round trip before anything else. */
export function registryInPage(): RegistryInPage {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the gateway has read it before it wrote the page
  return JSON.parse(element('registry').textContent) as RegistryInPage;
}

/** What the gateway wrote beside the registry: none but for whoever asked to be shown other builds. */
export function overridesInPage({ areas }: Registry): readonly Build[] {
  const said = element('registry').dataset['overrides'];
  if (said === undefined) return [];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
  const named = JSON.parse(said) as ReadonlyArray<Pick<Build, 'area' | 'build'>>;
  return named.flatMap(({ area, build }) => areas[area]?.builds.filter(each => each.build === build) ?? []);
}

export function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`The page has no element "${id}": it was not made by the gateway`);
  return found;
}
