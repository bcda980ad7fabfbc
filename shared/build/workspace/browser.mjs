import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ROOT, runCommand } from './run-command.mjs';
import { withProgress } from './say.mjs';

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** The path of a Chromium: the one named, the system's, Playwright's own, or one installed now. Null when there is none. */
export async function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : null;
  return systemBrowser() ?? playwrightBrowser() ?? (await installBrowser());
}

export function whyNoBrowser() {
  const named = process.env.CHROMIUM_PATH;
  return named
    ? `CHROMIUM_PATH is "${named}", which is not there: name a Chromium, or unset it.`
    : 'No Chromium found: install one (Debian: apt-get install chromium), or name one with CHROMIUM_PATH.';
}

function systemBrowser() {
  return SYSTEM.find(file => existsSync(file)) ?? null;
}

function playwrightBrowser() {
  try {
    const { chromium } = createRequire(path.join(ROOT, 'e2e', 'package.json'))('playwright');
    const file = chromium.executablePath();
    return existsSync(file) ? file : null;
  } catch {
    return null;
  }
}

async function installBrowser() {
  if (process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await withProgress('Installing Chromium', async () => {
      await runCommand('apt-get', ['update', '-qq'], { quiet: true, env });
      await runCommand('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-noto-cjk'], {
        quiet: true,
        env,
      });
    });
    if (systemBrowser()) return systemBrowser();
  }
  await withProgress("Downloading Playwright's Chromium", () =>
    runCommand('npx', ['playwright', 'install', 'chromium'], { quiet: true, cwd: path.join(ROOT, 'e2e') }),
  );
  return playwrightBrowser();
}
