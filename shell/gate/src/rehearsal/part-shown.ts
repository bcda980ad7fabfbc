import type { Build } from '@tradefloor/release';
import { answered } from '../browser/answered';
import type { Tab } from '../browser/tab';
import { eventsEaten } from '../in-page/events-arrive';
import { headerInReach } from '../in-page/header-in-reach';
import { reachingOutside } from '../in-page/reaching-outside';
import { showPart, takePartAway } from '../in-page/show-part';
import { LIMITS } from '../limits';
import type { PartShown } from '../observed';
import { growthOf } from './growth';
import { heldAt } from './held-at';
import { restOf } from './look-around';

const limitMs = LIMITS.firstContentMs;

/** As another area shows it, and again and again, as a list with one in each row does. */
export async function partShown(
  tab: Tab,
  { area, federation }: Build,
  { name, version = 1 }: Build['parts'][number],
): Promise<PartShown> {
  const { page } = tab;
  const part = `${name} ${version}`;
  const doing = { key: 'place.part', values: { part } } as const;
  const ask = <Answer>(question: Promise<Answer>) => answered(doing, question, limitMs);
  const show = () => ask(page.evaluate(showPart, { name, version, limitMs }));
  const takeAway = () => ask(page.evaluate(takePartAway, { limitMs }));
  const failed = await show();
  const rest = await restOf(tab);
  const covered = await ask(page.evaluate(headerInReach));
  const reaching = await ask(page.evaluate(reachingOutside, federation));
  const eaten = await ask(page.evaluate(eventsEaten));
  const holds = await heldAt(tab, area, doing);
  const stays = await takeAway();
  const isWhole = failed === null && stays === null;
  const again = async () => (await show()) === null && (await takeAway()) === null;
  const growth = isWhole ? await growthOf(tab, part, again) : null;
  return { part, failed: failed ?? stays, ...rest, covered, eaten, holds, reaching, growth };
}
