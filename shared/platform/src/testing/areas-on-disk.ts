// Node's types are kept out of browser code: only what is used here is named.
interface Files {
  readdirSync(folder: string): string[];
}
const files = jest.requireActual<Files>('node:fs');
const ROOT = (expect.getState().testPath ?? '').replace(/\/shared\/platform\/.*$/, '');

interface Declared {
  readonly routes: readonly { readonly path: string; readonly aliases?: readonly string[] }[];
  readonly menu: readonly { readonly to: string }[];
}

/** What one area answers to, by its `area.ts`. */
export interface Addresses {
  readonly area: string;
  readonly paths: ReadonlySet<string>;
  /** With the aliases. */
  readonly all: ReadonlySet<string>;
  readonly menu: readonly string[];
}

export function addressesOfAreas(): readonly Addresses[] {
  const folders = files.readdirSync(ROOT).filter(name => name.startsWith('mf-'));
  return folders.map(folder => {
    const { default: area } = jest.requireActual<{ default: Declared }>(`${ROOT}/${folder}/area.ts`);
    return {
      area: folder,
      paths: new Set(area.routes.map(({ path }) => path)),
      all: new Set(area.routes.flatMap(({ path, aliases = [] }) => [path, ...aliases])),
      menu: area.menu.map(({ to }) => to),
    };
  });
}
