import type { Build } from '@tradefloor/release';
import { answered } from '../browser/answered';
import type { Tab } from '../browser/tab';
import { turn } from '../in-page/turn';
import type { Growth, Quiet, Visit } from '../observed';
import type { Saying } from '../said/said';
import { growthOf } from './growth';
import { type LeftAround, leftMeanwhile } from './left-in';
import { quietLook } from './quiet-look';
import type { ScratchStore } from './scratch-store';
import { go, goToEmptyRoom, narrowVisit, turnedVisits } from './visit';

interface Again extends Pick<Visit, 'route' | 'as'> {
  readonly build: Build;
  readonly tell: (step: Saying) => void;
}

interface SeenAgain {
  readonly growth: Growth | null;
  readonly quiet: Quiet;
  readonly visits: readonly Visit[];
  readonly more: LeftAround | null;
}

/**
 * A screen on a telephone, then again and again, each time turned to another language and theme, or back; then once more as at first, for
 * longer, and turned under the eyes of who looks.
 */
export async function mountedAgain(
  tab: Tab,
  store: ScratchStore,
  { route, as, build, tell }: Again,
): Promise<SeenAgain> {
  tell({ key: 'place.turned.width', values: { route } });
  const narrow = await narrowVisit(tab, build, { route, as });
  tell({ key: 'step.again', values: { route } });
  let isOtherwise = false;
  const turned = (to: boolean) => {
    isOtherwise = to;
    return answered({ key: 'step.again', values: { route } }, tab.page.evaluate(turn, { language: to, look: to }));
  };
  const mount = async () => {
    if ((await go(tab, { to: route, build })) === null) return false;
    await turned(!isOtherwise);
    await goToEmptyRoom(tab);
    return true;
  };
  const growth = await growthOf(tab, route, mount, 1);
  await turned(false);
  await go(tab, { to: route, build });
  const quiet = await quietLook(tab, build, route);
  const turnedOnes = await turnedVisits(tab, build, { route, as }, to =>
    tell({ key: `place.turned.${to}`, values: { route } }),
  );
  const visits = [narrow, ...turnedOnes];
  const last = visits.at(-1);
  if (last?.click === 'reloaded' || last?.session !== as) return { growth, quiet, visits, more: null };
  await goToEmptyRoom(tab);
  await turned(false);
  return { growth, quiet, visits, more: await leftMeanwhile(tab, store) };
}
