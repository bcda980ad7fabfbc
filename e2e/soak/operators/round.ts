import type { MadeBuild } from '@tradefloor/build/bad-builds';
import { gated } from '../../suite/gated';
import { goInPage } from '../../suite/in-page';
import type { Releases } from '../../suite/releases';
import { field, form, submit } from '../../suite/spot-screen';
import type { Suite } from '../../suite/suite';
import { expect } from '../../suite/test';
import { canaried, crowd, drawn, registryOf, SHARES, whileTried } from './canaries';
import { type Shown, shownAt, timed } from './on-screen';
import type { Session } from './session';

/** What builds are told apart by: words that stand on the screen of each. */
const WORDS = { spot: '{{currency}} available', lever: '1 lot = {{amount}} {{currency}}' } as const;
const SPOT_SCREEN = '/dealCenter';
const BREAKS_AT_MOUNT = /this mount throws/;

export interface Floor {
  readonly suite: Suite;
  readonly releases: Releases;
  readonly sessions: Readonly<Record<Session['trader']['name'], Session>>;
  /** The market's price when the trial began. */
  readonly price: number;
}

interface Said {
  readonly made: MadeBuild;
  readonly words: string;
}

async function good({ releases }: Floor, area: keyof typeof WORDS, mark: string): Promise<Said> {
  const words = `[${mark}]`;
  const made = await releases.make(area, 'good', { [WORDS[area]]: `${WORDS[area]} ${words}` });
  await releases.publish(made);
  return { made, words };
}

const all = ({ sessions }: Floor) => Object.values(sessions);

/** What an operator does in a day; how long each session waited for what was promoted. */
export async function aRound(floor: Floor, number: number): Promise<Shown[]> {
  const { suite, sessions } = floor;
  const { spot, leverage, watcher } = sessions;
  const first = await good(floor, 'spot', `${number}a`);
  const tried = await widened(floor, first);
  await refused(floor, first);

  const lever = await good(floor, 'lever', `${number}l`);
  const leverPromoted = gated(suite, 'promote', lever.made);
  const second = await timed(`lever ${number}`, leverPromoted, [leverage], 'lever', lever.words);

  for (const { page } of all(floor)) await goInPage(page, SPOT_SCREEN);
  await Promise.all(all(floor).map(session => shownAt(session, 'spot', first.words)));
  const next = await good(floor, 'spot', `${number}b`);
  const promote = () => suite.typed('promote', 'spot', next.made.build);
  const promoted = await timed(`promote ${number}`, promote(), all(floor), 'spot', next.words);

  const wentBack = await rolledBack(floor, first, number);

  const again = await timed(`promote again ${number}`, promote(), all(floor), 'spot', next.words);
  const blocking = suite.typed('block', 'spot', next.made.build);
  const blocked = await timed(`block ${number}`, blocking, all(floor), 'spot', first.words);

  for (const { page, trader } of all(floor)) await goInPage(page, trader.home);
  await Promise.all([spot, watcher].map(session => shownAt(session, 'spot', first.words)));
  return [...tried, ...second, ...promoted, ...wentBack, ...again, ...blocked];
}

/** A good build: through the gate, to the first share, to the second, to everybody, by itself. */
async function widened({ suite, sessions }: Floor, { made, words }: Said): Promise<Shown[]> {
  const { spot, watcher } = sessions;
  expect(await gated(suite, 'gate', made)).toContain('passes the gate');
  const [share, wider] = SHARES;
  await drawn(
    suite,
    made,
    new Map([
      [spot, share],
      [watcher, 100],
    ]),
  );
  const ending = new AbortController();
  const ended = canaried(suite, made);
  await whileTried(ended, shownAt(spot, 'spot', words));
  expect(await watcher.page.getByRole('main').textContent()).not.toContain(words);
  expect((await registryOf(suite)).areas['spot']?.canary).toMatchObject({ build: made.build, percent: share });
  const others = crowd(suite, made, false, ending.signal);
  const standing = expect.poll(async () => (await registryOf(suite)).areas['spot']?.canary);
  await whileTried(ended, standing.toMatchObject({ build: made.build, percent: wider }));
  const shown = await timed('canary promoted', ended, [watcher], 'spot', words);
  ending.abort();
  await others;
  expect(await ended).toContain(`spot ${made.build} is stable`);
  return shown;
}

/** A bad build: kept out by the gate; let in for a reason, taken back by its canary. Everybody goes on with the good one. */
async function refused(floor: Floor, stable: Said): Promise<void> {
  const { suite, releases, sessions } = floor;
  const { spot, watcher } = sessions;
  const bad = await releases.make('spot', 'mount-throws');
  await releases.publish(bad);
  const refusal = await gated(suite, 'promote', bad).then(
    said => Promise.reject(new Error(`It was promoted: ${said}`)),
    String,
  );
  expect(refusal).toMatch(BREAKS_AT_MOUNT);
  expect((await registryOf(suite)).areas['spot']?.stable).toBe(stable.made.build);
  const rules = [...new Set(Array.from(refusal.matchAll(/^\s*([a-z]+(?:-[a-z]+)+): /gm), ([, rule]) => rule))].join(
    ',',
  );

  await drawn(
    suite,
    bad,
    new Map([
      [spot, SHARES[0]],
      [watcher, 100],
    ]),
  );
  const ending = new AbortController();
  const ended = canaried(suite, bad, '--without', rules, '--why', 'tried in the soak');
  const told = expect.poll(async () => (await fetch(`${suite.url}/metrics`)).text());
  const failed = new RegExp(`build_visits_total\\{area="spot",build="${bad.build}",end="failed"\\} [1-9]`);
  await whileTried(ended, told.toMatch(failed));
  const others = crowd(suite, bad, true, ending.signal);
  const said = await ended;
  ending.abort();
  await others;
  expect(said).toMatch(/is taken back .* worse by failed/);
  expect((await registryOf(suite)).areas['spot']).toMatchObject({ stable: stable.made.build });
  await Promise.all([spot, watcher].map(session => shownAt(session, 'spot', stable.words)));
}

/** A rollback while one has typed an order: asked, kept, placed, and only then on the build before. */
async function rolledBack(floor: Floor, before: Said, number: number): Promise<Shown[]> {
  const { suite, sessions, price } = floor;
  const { page, ledger } = sessions.spot;
  await form(page).getByRole('tab', { name: 'Limit', exact: true }).click();
  const typed = { price: (price * 0.85).toFixed(0), amount: '0.0015' };
  await field(page, 'Price').fill(typed.price);
  await field(page, 'Amount').fill(typed.amount);
  const others = all(floor).filter(session => session !== sessions.spot);
  const shown = await timed(`rollback ${number}`, suite.typed('rollback', 'spot'), others, 'spot', before.words);
  const question = page.getByText('A newer version of this screen is ready.');
  await expect(question).toBeVisible();
  expect(await page.getByRole('main').textContent()).not.toContain(before.words);
  await page.getByRole('button', { name: 'Later', exact: true }).click();
  await expect(question).toBeHidden();
  await expect(field(page, 'Amount')).toHaveValue(typed.amount);
  expect((await field(page, 'Price').inputValue()).replaceAll(',', '')).toBe(typed.price);
  const already = ledger.acts.length;
  await submit(page, 'Buy');
  // By what it was told: its notice makes room for those of the fills that come every second.
  const placed = () => ledger.acts.slice(already).find(({ fields }) => Number(fields['num']) === Number(typed.amount));
  await expect.poll(() => placed()?.told).toBe('done');
  await shownAt(sessions.spot, 'spot', before.words);
  return shown;
}
