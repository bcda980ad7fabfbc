const path = require('node:path');

// How tests are run, in the suite's repository (jest.config.js) and in that of an area elsewhere (tradefloor test).

const here = name => path.join(__dirname, name);

const swc = [
  require.resolve('@swc/jest'),
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2022',
    },
    module: { type: 'commonjs' },
  },
];

const common = {
  globals: { TRADEFLOOR_KIT: false },
  transform: { '\\.(m|c)?[jt]sx?$': swc },
  // Our own are sources, and some packages ship ES modules only; pnpm keeps them under node_modules/.pnpm/name@version.
  transformIgnorePatterns: ['/node_modules/(?!(\\.pnpm/)?(@tradefloor[+/]|(uqr|until-async|rettime)[@/]))'],
  moduleNameMapper: { '\\.module\\.css$': here('css-names.cjs'), '\\.css$': here('nothing.cjs') },
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/(.*/)?\\.'],
  modulePathIgnorePatterns: ['<rootDir>/\\.[a-z]', '/\\.types/', '/\\.build/'],
};

const seed = here('seed.cjs');
/** How the browser's side is tested, with a page or without. */
const side = { ...common, setupFiles: [here('browser.cjs'), seed], setupFilesAfterEnv: [here('matchers.cjs')] };

exports.node = (displayName, testMatch, testEnvironment = 'node') => ({
  ...common,
  displayName,
  testEnvironment,
  setupFiles: [seed],
  testMatch,
});

/**
 * A page costs a test file five times what its rules do: who needs one and draws nothing says so in its first line, by
 * `@jest-environment jsdom`.
 */
exports.browser = (testsIn, where = {}) => [
  { ...side, ...where, displayName: 'rules', testEnvironment: 'node', testMatch: testsIn('ts') },
  {
    ...side,
    ...where,
    displayName: 'browser',
    testEnvironment: require.resolve('jest-environment-jsdom'),
    testMatch: testsIn('tsx'),
  },
];

// Against what hangs; what is held to a time measures it. A machine that is busy gives a test a tenth of a core.
exports.testTimeout = 90_000;

// As long: who runs many files is a gigabyte in the end, and the system takes half a second to take that back, which
// is all that Jest waits by itself before it says that a test has left something open.
exports.workerGracefulExitTimeout = 90_000;

/** An area by itself. */
exports.area = rootDir => ({
  rootDir,
  testTimeout: exports.testTimeout,
  workerGracefulExitTimeout: exports.workerGracefulExitTimeout,
  projects: exports.browser(ending => [`<rootDir>/**/*.test.${ending}`], { rootDir }),
});
