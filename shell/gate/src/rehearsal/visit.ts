import type { AreaRoute, Build } from '@tradefloor/release';
import { answered } from '../browser/answered';
import { NARROW, type Tab, WIDE } from '../browser/tab';
import { firstContent } from '../in-page/first-content';
import { turn } from '../in-page/turn';
import { LIMITS } from '../limits';
import type { Visit, Who } from '../observed';
import type { Saying } from '../said/said';
import { EMPTY_ROOM } from './empty-room';
import { lookAround, shownAt, soFar } from './look-around';

/** An address of the route: what it leaves open is filled in. */
export const addressOf = ({ path }: Pick<AreaRoute, 'path'>): string =>
  path
    .replaceAll(/\/\*$/g, '')
    .replaceAll(/:[A-Za-z_]\w*\??/g, '1')
    .replaceAll('?', '');

export interface Going {
  readonly to: string | null;
  readonly build: Pick<Build, 'area' | 'federation'>;
  readonly gone?: string;
}

/** Milliseconds until something of the build is to be seen. */
export function go({ page }: Tab, { to, build, gone }: Going, limitMs: number = LIMITS.firstContentMs) {
  const { area, federation } = build;
  const wanted = { to, area, federation, gone: gone ?? null, limitMs };
  const doing: Saying =
    to === null ? { key: 'step.swapping', values: { area } } : { key: 'step.mounting', values: { route: to } };
  return answered(doing, page.evaluate(firstContent, wanted), limitMs);
}

export async function goToEmptyRoom({ page }: Tab): Promise<void> {
  const { area, address } = EMPTY_ROOM;
  const wanted = { to: address, area, federation: null, gone: null, limitMs: LIMITS.firstContentMs };
  await answered({ key: 'step.leaving', values: {} }, page.evaluate(firstContent, wanted), LIMITS.firstContentMs);
}

export async function visit(
  tab: Tab,
  build: Build,
  route: AreaRoute,
  as: Who,
  bytesOf: (route: AreaRoute, fetched: readonly string[]) => Promise<number>,
): Promise<Visit> {
  const { page } = tab;
  const address = addressOf(route);
  const { began, ...before } = await soFar(tab, address);
  const shownAfter = await go(tab, { to: address, build });
  const until = began + (shownAfter ?? LIMITS.firstContentMs);
  const fetched = await answered(shownAt(address), page.evaluate(fetchedBetween, [began, until] as const));
  const seen = await lookAround(tab, build, address, before);
  return { route: address, as, turned: null, shownAfter, scriptBytes: await bytesOf(route, fetched), ...seen };
}

/** The same once more, in a window that is as narrow as a telephone from before it comes until it is left. */
export async function narrowVisit(tab: Tab, build: Build, { route, as }: Pick<Visit, 'route' | 'as'>): Promise<Visit> {
  const { page } = tab;
  // The press of the look before may have led to this very screen.
  await goToEmptyRoom(tab);
  await answered(shownAt(route), page.setViewportSize(NARROW));
  const before = await soFar(tab, route);
  const shownAfter = await go(tab, { to: route, build });
  const seen = await lookAround(tab, build, route, before, false);
  await goToEmptyRoom(tab);
  await answered(shownAt(route), page.setViewportSize(WIDE));
  return { route, as, turned: 'width', shownAfter, scriptBytes: 0, ...seen };
}

/** The same, which is on screen, with what its user may choose turned while it is there. */
export async function turnedVisits(
  tab: Tab,
  build: Build,
  { route, as }: Pick<Visit, 'route' | 'as'>,
  tell: (turned: 'language' | 'look') => void,
): Promise<Visit[]> {
  const { page } = tab;
  const shownAfter = await go(tab, { to: null, build });
  const visits: Visit[] = [];
  for (const turned of ['language', 'look'] as const) {
    tell(turned);
    const isLast = turned === 'look';
    const before = await soFar(tab, route);
    await answered(shownAt(route), page.evaluate(turn, { language: true, look: isLast }));
    const seen = await lookAround(tab, build, route, before, isLast);
    visits.push({ route, as, turned, shownAfter, scriptBytes: 0, ...seen });
  }
  return visits;
}

function fetchedBetween([from, until]: readonly [number, number]): string[] {
  return performance
    .getEntriesByType('resource')
    .filter(({ startTime }) => startTime >= from && startTime <= until)
    .map(({ name }) => new URL(name).pathname);
}
