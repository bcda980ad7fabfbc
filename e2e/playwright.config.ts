import { defineConfig } from '@playwright/test';
import { QUIET } from '@tradefloor/gate/quiet';

const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/** Held to a time or a size: `npm test` runs them when nothing else does. */
const ALONE = /(?:bytes|swap|micro-frames)\.spec\.ts$/;

export default defineConfig({
  testDir: 'specs',
  projects: [
    { name: 'journeys', testIgnore: ALONE },
    { name: 'alone', testMatch: ALONE, workers: 1 },
    // Minutes long, so only `npm run soak` plays it.
    { name: 'soak', testDir: 'soak', testMatch: /\.spec\.ts$/, workers: 1 },
  ],
  globalSetup: './suite/prepare.ts',
  workers: 2,
  retries: 0,
  // Against what hangs: what is held to a time measures it itself, and a busy machine gives a page half a core.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? '../.tradefloor/test/e2e.json' }],
  ],
  outputDir: '../.tradefloor/test/artifacts',
  use: {
    browserName: 'chromium',
    headless: true,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'UTC',
    colorScheme: 'dark',
    // What moves takes a third of a core while nobody looks; the journeys about moving things ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: CHROMIUM, args: [...QUIET], chromiumSandbox: false },
  },
});
