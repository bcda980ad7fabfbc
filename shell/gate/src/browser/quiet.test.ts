import { chromium } from 'playwright';
import { QUIET } from './quiet';

/** What each list names that Chromium would be started with, told by the failed start of what is none. */
async function switchedOff(): Promise<string[][]> {
  const noBrowser = chromium.launch({ executablePath: process.execPath, args: [...QUIET] });
  const told = await noBrowser.then(
    () => '',
    (error: unknown) => String(error),
  );
  const commandLine = told.split('\n').find(line => line.includes('<launching>')) ?? '';
  return [...commandLine.matchAll(/--disable-features=(\S+)/g)].map(([, list = '']) => list.split(','));
}

test('what Playwright switches off in Chromium stays off', async () => {
  const [ofPlaywright = [], ours = [], ...more] = await switchedOff();
  expect(more).toEqual([]);
  expect(ofPlaywright).toContain('MediaRouter');
  expect(ours).toEqual(expect.arrayContaining(ofPlaywright));
});
