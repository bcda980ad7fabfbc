import { QUIET } from '@tradefloor/gate/quiet';
import { type Browser, chromium } from 'playwright';

const CHROMIUM = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

/** As the end-to-end tests start theirs; the collector can be called by name. */
const ARGUMENTS = [...QUIET, '--js-flags=--expose-gc'];

export async function openBrowser(...more: readonly string[]): Promise<Browser> {
  return chromium.launch({ executablePath: CHROMIUM, args: [...ARGUMENTS, ...more], chromiumSandbox: false });
}

/** A tab of nobody yet: empty cache, empty storage. */
export const NEW_TAB = {
  viewport: { width: 1440, height: 900 },
  locale: 'en-US',
  timezoneId: 'UTC',
  colorScheme: 'dark',
} as const;
