import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { QUIET } from './quiet';

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

type Environment = Readonly<Record<string, string | undefined>>;

/** The one named, the system's, or Playwright's own. Null where there is none: the gate installs nothing. */
export function chromiumOf(env: Environment): string | null {
  const named = env['CHROMIUM_PATH'];
  if (named) return existsSync(named) ? named : null;
  return [...SYSTEM, chromium.executablePath()].find(file => existsSync(file)) ?? null;
}

/** A server of its own, because it can be killed: a page in an endless loop closes for nobody. */
export async function launch(executablePath: string) {
  const chromiumSandbox = process.getuid?.() !== 0;
  const server = await chromium.launchServer({ executablePath, args: [...QUIET], chromiumSandbox });
  const browser = await chromium.connect(server.wsEndpoint());
  return { browser, kill: () => server.kill() };
}
