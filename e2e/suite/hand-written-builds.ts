import type { MadeBuild } from '@tradefloor/build/bad-builds';
import { writeBuildFolder } from '@tradefloor/release/sample-build-folder';
import { anAreaJson, aRoute, inAllLanguages } from '@tradefloor/release/sample-builds';
import { randomUUID } from 'node:crypto';
import path from 'node:path';

/** Builds that no compiler made: the least that an area must be, so that a test can say what it does. */

interface Written {
  readonly area: string;
  readonly address: string;
  readonly label: string;
  /** Another one that is its own, where who is signed in may go. */
  readonly own?: string | undefined;
  /**
   * The body of `mount`, which is given `props`, a `make(element, properties)`, and a `state` that `unmount` sees; what all
   * builds share is there as `state.scope`.
   */
  readonly mount: string;
  /** What `unmount` does before the element is emptied. */
  readonly unmount?: string;
}

export async function writtenBuild(
  { area, address, label, own, mount, unmount = '' }: Written,
  under: string,
): Promise<MadeBuild> {
  const build = Array.from(randomUUID().replaceAll('-', '').slice(0, 12), digit =>
    String.fromCodePoint(97 + Number.parseInt(digit, 16)),
  ).join('');
  const folder = path.join(under, 'written', build);
  const { federation } = anAreaJson({ area, build });
  const title = inAllLanguages(label);
  await writeBuildFolder(
    folder,
    {
      area,
      build,
      federation,
      routes: [
        aRoute({ path: address, title }),
        ...(own === undefined ? [] : [aRoute({ path: own, title, access: 'user' })]),
      ],
      menu: [{ to: address, label: title, order: 90, place: 'header', hidden: false }],
    },
    { 'entry.js': entry(federation, mount, unmount) },
  );
  return { area, build, folder, spoil: { remove: [], tamper: [] } };
}

const entry = (federation: string, mount: string, unmount: string) => `(() => {
const state = {};
const make = (name, properties) => Object.assign(document.createElement(name), properties);
window[${JSON.stringify(federation)}] = {
  init(scope) { state.scope = scope; },
  get: async () => () => ({
    bootstrap: async () => undefined,
    mount: async props => { ${mount} },
    unmount: async props => { ${unmount} props.domElement.replaceChildren(); },
  }),
};
})();`;

export function anEighthArea(under: string): Promise<MadeBuild> {
  const mount = `props.domElement.append(make('h1', { textContent: 'The eighth area' }));`;
  return writtenBuild({ area: 'eighth', address: '/eighth', label: 'Eighth', mount }, under);
}

/** Holds a swap back while its field is filled in. */
export function aFormOfMarket(under: string): Promise<MadeBuild> {
  const mount = `
    const field = make('input', { ariaLabel: 'Amount' });
    let release = null;
    field.addEventListener('input', () => {
      if (field.value !== '') release ??= props.platform.swap.hold('ask');
      else { release?.(); release = null; }
    });
    props.domElement.append(make('h1', { textContent: 'A form' }), field);`;
  return writtenBuild({ area: 'market', address: '/', label: 'Markets', mount }, under);
}
