import settings from './shared/build/jest/settings.cjs';

const node = [
  'shared/money',
  'shared/addresses',
  'shared/contract',
  'shared/release',
  'shared/limits',
  'shared/redis',
  'shared/telemetry',
  'shared/build',
  'shell/gate',
  'shell/gateway',
  'shell/ops/src',
  'e2e/!(sandbox)',
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
  'shell/ops/screen',
];
const testsIn = (rooms, endings) => rooms.map(room => `<rootDir>/${room}/**/*.test.${endings}`);

/** @type {import('jest').Config} */
export default {
  testTimeout: settings.testTimeout,
  workerGracefulExitTimeout: settings.workerGracefulExitTimeout,
  projects: [
    settings.node('node', testsIn(node, '{ts,tsx}')),
    settings.node('exchange', testsIn(['e2e/sandbox'], 'ts'), '<rootDir>/e2e/sandbox/jest-environment.cjs'),
    ...settings.browser(ending => testsIn(browser, ending)),
  ],
};
