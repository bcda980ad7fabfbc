// The table of docs/architecture.md, "Rooms": nothing imports upward, sideways between areas, or from an area into the shell.
// `may(room, [rooms])` is the right-hand column of that table; a room always may import itself. Each rule here is a row of
// that page's table of walls: a test compares both.

const shared = names => names.map(name => `^shared/${name}/`);

const AREA = '^(mf-[^/]+|shell/ops/screen)/';

const may = (name, from, allowed) => ({
  name: `${name} imports only what it may`,
  severity: 'error',
  from: { path: from, pathNot: '\\.test\\.tsx?$' },
  to: { path: '^(shared|shell|mf-[^/]+|e2e)/', pathNot: [from, ...allowed] },
});

/** A folder with a package.json; what of the shell and the suite is around others has a rule of its own. */
const PACKAGE = '^(shared/[^/]+|mf-[^/]+|shell/ops/screen|shell/(?:gate|gateway|ops)|e2e/sandbox)/';

// The parts of the exchange know by its type the whole that they are given; a menu's code, loaded late, has the button
// of another menu in it.
const WHOLES = '^(e2e/sandbox/src/core\\.ts|shell/src/chrome/overlay/load-overlays\\.ts)$';

const rooms = [
  may('money', '^shared/money/', []),
  may('addresses', '^shared/addresses/', []),
  may('contract', '^shared/contract/', shared(['money'])),
  may('release', '^shared/release/', []),
  may('limits', '^shared/limits/', []),
  may('redis', '^shared/redis/', []),
  may('telemetry', '^shared/telemetry/', []),
  may('platform', '^shared/platform/', shared(['contract', 'money'])),
  may('market', '^shared/market/', shared(['platform', 'contract', 'money'])),
  may('ui', '^shared/ui/', shared(['money'])),
  may('charts', '^shared/charts/', shared(['ui', 'money'])),
  may('area', '^shared/area/', shared(['platform', 'ui', 'contract', 'money'])),
  may('trading', '^shared/trading/', shared(['area', 'charts', 'ui', 'market', 'platform', 'contract', 'money'])),
  may('build', '^shared/build/', [
    ...shared(['money', 'release', 'area/src/define']),
    '^(mf-[^/]+|shell/ops/screen)/area\\.ts$',
  ]),
  may('composition', '^shell/src/composition/', shared(['release', 'platform'])),
  may('the shell’s platform', '^shell/src/platform/', shared(['platform', 'contract'])),
  may('chrome', '^shell/src/chrome/(?!testing/)', [
    '^shell/src/(chrome|locales)/',
    ...shared(['ui', 'platform', 'contract', 'release']),
  ]),
  may('boot', '^shell/src/boot/', ['^shell/src/(composition|platform|chrome)/', ...shared(['release', 'platform'])]),
  may('gateway', '^shell/gateway/', shared(['release', 'limits', 'redis', 'telemetry'])),
  may('gate', '^shell/gate/', [...shared(['release']), '^shell/gateway/']),
  may('ops', '^shell/ops/(?!screen/)', [
    ...shared(['release', 'contract']),
    '^shell/gate/',
    '^shell/ops/screen/src/locales/[a-z]+\\.json$',
  ]),
  may('sandbox', '^e2e/sandbox/', shared(['contract', 'money', 'addresses', 'limits', 'redis', 'telemetry'])),
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...rooms,
    {
      name: 'an area imports neither another area, nor the shell, nor build and release',
      severity: 'error',
      from: { path: AREA, pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(shell/|e2e/|mf-|shared/(build|release)/)', pathNot: '^$1/' },
    },
    {
      name: 'a room is entered by its package, never by a path',
      severity: 'error',
      from: { path: PACKAGE },
      to: { dependencyTypes: ['local'], path: '^(shared|shell|mf-[^/]+|e2e)/', pathNot: '^$1/' },
    },
    {
      name: 'what is around a package is not entered by a path',
      severity: 'error',
      from: { path: '^(shell/src|e2e/(?!sandbox/)[^/]+)/' },
      to: { dependencyTypes: ['local'], path: '^(shared|mf-[^/]+|shell/(gate|gateway|ops)|e2e/sandbox)/' },
    },
    {
      name: 'the chrome takes types of the contract and of release, and nothing that runs',
      severity: 'error',
      from: { path: '^shell/src/chrome/', pathNot: '\\.test\\.tsx?$|/testing/' },
      to: { path: '^shared/(contract|release)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'Radix only through the kit',
      severity: 'error',
      from: { pathNot: '^shared/ui/' },
      to: { path: 'node_modules/(@radix-ui/|radix-ui/)' },
    },
    {
      name: 'no circles, of types and of what is loaded late neither',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { pathNot: WHOLES } },
    },
    {
      name: 'no circles of what runs at once, anywhere',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } },
    },
    {
      name: 'only what package.json names',
      severity: 'error',
      from: { path: '^(shared|shell|mf-[^/]+|e2e)/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    { name: 'nothing unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(\\.types|\\.build|node_modules|template)(/|$)' },
    parser: 'tsc',
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.css', '.d.ts'],
    },
  },
};
