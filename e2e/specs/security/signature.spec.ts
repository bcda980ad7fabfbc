import type { Page } from '@playwright/test';
import { LAYOUT, newestRegistry, readHistoryEntry } from '@tradefloor/release/folder';
import { rm, writeFile } from 'node:fs/promises';
import type { Suite } from '../../suite/suite';
import { expect, test } from '../../suite/test';

const HEADLINE = 'Markets';
const headline = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 }).first();

/** An operator hears of it: from the page, or from the gateway itself. */
async function told(suite: Suite, kind: string, words: string): Promise<void> {
  await expect
    .poll(async () => (await suite.beacons()).filter(beacon => beacon.kind === kind).map(({ said }) => said.message))
    .toContainEqual(expect.stringContaining(words));
}

async function works(page: Page): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('link', { name: 'Spot', exact: true }).click();
  await expect(page.getByRole('main').locator('[data-area="spot"]').getByRole('heading').first()).toBeVisible();
  await menu.getByRole('link', { name: 'Markets', exact: true }).click();
  await expect(headline(page)).toHaveText(HEADLINE);
}

interface Signed {
  readonly descriptions?: ReadonlyArray<{ readonly said: string }>;
}

interface Event {
  readonly registry?: Signed;
}

/** What is said of the build is another, by a letter; all that was signed beside it is as it was. */
function altered(text: string, build: string): string {
  const event = JSON.parse(text) as Event;
  return JSON.stringify({ ...event, registry: event.registry && alteredIn(event.registry, build) });
}

function alteredIn(registry: Signed, build: string): Signed {
  const descriptions = registry.descriptions?.map(each =>
    each.said.includes(`"${build}"`) ? { ...each, said: each.said.replace(/("entry":\s?"entr)y/, '$1i') } : each,
  );
  return { ...registry, ...(descriptions && { descriptions }) };
}

test('a registry that was altered on its way is not followed', async ({ page, releases, suite }) => {
  const next = await releases.make('market', 'good', { [HEADLINE]: 'Not as it was signed' });
  await releases.publish(next);
  // Between gateway and tab, by socket and by poll: the pointers of the next revision, changed in one place.
  const forge = (text: string) =>
    text.replaceAll(`\\"stable\\":\\"${next.build}\\"`, `\\"stable\\":\\"${next.build} \\"`);
  let changed = 0;
  await page.routeWebSocket('**/registry/events/signed*', line => {
    line.connectToServer().onMessage(message => {
      const said = forge(String(message));
      if (said !== String(message)) changed += 1;
      line.send(said);
    });
  });
  await page.route('**/registry/signed', async route => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: forge(await answer.text()) });
  });
  await page.goto('/quotation');
  await expect(headline(page)).toHaveText(HEADLINE);
  await releases.promote(next);
  await told(suite, 'problem', 'TF-1301 registry refused: its signature does not hold');
  expect(changed).toBeGreaterThan(0);
  await works(page);
});

test('a description that was altered on its way points nobody at its build', async ({ page, releases, suite }) => {
  const next = await releases.make('market', 'good', { [HEADLINE]: 'Not as it was described' });
  await releases.publish(next);
  await page.routeWebSocket('**/registry/events/signed*', line => {
    line.connectToServer().onMessage(message => line.send(altered(String(message), next.build)));
  });
  // Who was told something altered asks for the whole.
  await page.route('**/registry/signed', async route => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: alteredIn((await answer.json()) as Signed, next.build) });
  });
  await page.goto('/quotation');
  await expect(headline(page)).toHaveText(HEADLINE);
  await releases.promote(next);
  await told(suite, 'problem', `TF-1301 registry refused: the description of market ${next.build}`);
  await works(page);
});

test('what is written into the store without the key is not served, nor what was signed before', async ({
  page,
  releases,
  suite,
}) => {
  const next = await releases.make('market', 'good', { [HEADLINE]: 'Once more' });
  await releases.publish(next);
  await page.goto('/quotation');
  await expect(headline(page)).toHaveText(HEADLINE);
  const before = (await newestRegistry(suite.store))?.revision ?? 0;
  const standing = await readHistoryEntry(suite.store, before);
  const older = await readHistoryEntry(suite.store, before - 1);
  const forged = LAYOUT.revision(suite.store, before + 1);
  const write = (entry: object) => writeFile(forged, JSON.stringify({ ...entry, revision: before + 1 }));
  try {
    const body = JSON.stringify(standing).replace(
      /("stable":")[a-z0-9]+(","lastGood":\[[^\]]*\],"blocked":\[[^\]]*\]\})/,
      `$1${next.build}$2`,
    );
    await write(JSON.parse(body.replace(/"updated":"[^"]+"/, `"updated":"${new Date().toISOString()}"`)));
    await told(suite, 'registry-refused', 'something else than what was signed');
    await write(older);
    await told(suite, 'registry-refused', 'older than revision');
    await expect(headline(page)).toHaveText(HEADLINE);
    await page.reload();
    await expect(headline(page)).toHaveText(HEADLINE);
    await works(page);
    await expect(suite.ops('promote', 'market', next.build)).rejects.toThrow(/A signature does not hold/);
  } finally {
    await rm(forged, { force: true });
  }
  await releases.promote(next);
  await expect(headline(page)).toHaveText('Once more');
});
