// Node's types are kept out of browser code: only what is used here is named.
interface Files {
  readdirSync(folder: string): string[];
  statSync(path: string): { isDirectory(): boolean };
  readFileSync(path: string, encoding: 'utf8'): string;
}
const files = jest.requireActual<Files>('node:fs');
const ROOT = (expect.getState().testPath ?? '').replace(/\/shared\/platform\/.*$/, '');

interface Declared {
  readonly routes: readonly {
    readonly path: string;
    readonly aliases?: readonly string[];
    readonly frame?: string;
    readonly within?: string;
  }[];
  readonly menu: readonly { readonly to: string; readonly place: string }[];
}

/** What one area answers to, by its `area.ts`. */
export interface Addresses {
  readonly area: string;
  readonly paths: ReadonlySet<string>;
  /** With the aliases. */
  readonly all: ReadonlySet<string>;
  readonly menu: readonly string[];
  /** Screens in a frame, each with the entry of that frame's menu that is marked meanwhile. */
  readonly framed: readonly { readonly path: string; readonly entry: string }[];
  /** The menus' entries, each after its place: `account /account/payment`. */
  readonly entries: readonly string[];
}

/** The teams', and the operators' screen beside the commands. */
const areaFolders = () => [...files.readdirSync(ROOT).filter(name => name.startsWith('mf-')), 'shell/ops/screen'];

export function addressesOfAreas(): readonly Addresses[] {
  return areaFolders().map(folder => {
    const { default: area } = jest.requireActual<{ default: Declared }>(`${ROOT}/${folder}/area.ts`);
    return {
      area: folder,
      paths: new Set(area.routes.map(({ path }) => path)),
      all: new Set(area.routes.flatMap(({ path, aliases = [] }) => [path, ...aliases])),
      menu: area.menu.map(({ to }) => to),
      framed: area.routes.flatMap(({ path, frame, within }) =>
        frame === undefined ? [] : [{ path, entry: `${frame} ${within ?? path}` }],
      ),
      entries: area.menu.map(({ to, place }) => `${place} ${to}`),
    };
  });
}

export interface Source {
  /** From the repository's root. */
  readonly path: string;
  readonly text: string;
}

/** What runs in a browser; no tests, and nothing that is made for them. */
export function browserSources(): readonly Source[] {
  const shared = files.readdirSync(`${ROOT}/shared`).filter(name => name !== 'build');
  return [...areaFolders(), 'shell', ...shared.map(name => `shared/${name}`)].flatMap(room =>
    sourcesUnder(`${room}/src`),
  );
}

const FOR_TESTS = /\.test\.tsx?$|^sample-/;

function sourcesUnder(folder: string): Source[] {
  return files.readdirSync(`${ROOT}/${folder}`).flatMap(name => {
    const path = `${folder}/${name}`;
    if (files.statSync(`${ROOT}/${path}`).isDirectory()) return name === 'testing' ? [] : sourcesUnder(path);
    if (!/\.tsx?$/.test(name) || FOR_TESTS.test(name)) return [];
    return [{ path, text: files.readFileSync(`${ROOT}/${path}`, 'utf8') }];
  });
}
