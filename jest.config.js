const swc = [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2022',
    },
    module: { type: 'commonjs' },
  },
];

const SEED = '<rootDir>/shared/build/jest/seed.cjs';

const common = {
  globals: { TRADEFLOOR_KIT: false },
  transform: { '\\.(m|c)?[jt]sx?$': swc },
  // Packages that ship ES modules only; pnpm keeps them under node_modules/.pnpm/name@version.
  transformIgnorePatterns: ['/node_modules/(?!(\\.pnpm/)?(uqr|until-async|rettime)[@/])'],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/shared/build/jest/css-names.cjs',
    '\\.css$': '<rootDir>/shared/build/jest/nothing.cjs',
  },
  testPathIgnorePatterns: ['/node_modules/', '/\\.'],
  modulePathIgnorePatterns: ['<rootDir>/\\.[a-z]', '/\\.types/', '/\\.build/'],
};

const node = [
  'shared/money',
  'shared/addresses',
  'shared/contract',
  'shared/release',
  'shared/limits',
  'shared/redis',
  'shared/build',
  'shell/gate',
  'shell/gateway',
  'shell/ops',
  'e2e',
];
const browser = [
  'shared/platform',
  'shared/market',
  'shared/ui',
  'shared/charts',
  'shared/area',
  'shared/trading',
  'shell/src',
  'mf-*',
];
const testsIn = (rooms, endings = '{ts,tsx}') => rooms.map(room => `<rootDir>/${room}/**/*.test.${endings}`);
/** How the browser's side is tested, with a page or without. */
const side = {
  ...common,
  setupFiles: ['<rootDir>/shared/build/jest/browser.cjs', SEED],
  setupFilesAfterEnv: ['<rootDir>/shared/build/jest/matchers.cjs'],
};

/** @type {import('jest').Config} */
export default {
  // Against what hangs; what is held to a time measures it. A machine that is busy gives a test a tenth of a core.
  testTimeout: 90_000,
  projects: [
    { ...common, displayName: 'node', testEnvironment: 'node', setupFiles: [SEED], testMatch: testsIn(node) },
    // A page costs a test file five times what its rules do: who needs one and draws nothing says so in its first
    // line, by `@jest-environment jsdom`.
    { ...side, displayName: 'rules', testEnvironment: 'node', testMatch: testsIn(browser, 'ts') },
    {
      ...side,
      displayName: 'browser',
      testEnvironment: 'jest-environment-jsdom',
      testMatch: testsIn(browser, 'tsx'),
    },
  ],
};
