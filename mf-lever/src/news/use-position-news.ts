import { rowsOf } from '@tradefloor/area/list';
import { underWayOf } from '@tradefloor/area/act';
import { type LeverageOrder, listLeverageOrders } from '@tradefloor/contract';
import { leverageTopic, type Platform, resyncTopic } from '@tradefloor/platform';
import { usePlatform, useSession } from '@tradefloor/platform/react';
import { useEffect, useRef } from 'react';
import { openEntrusts, openPositions } from '../positions/position-lists';
import { KIND } from '../positions/use-position-acts';
import { byEnd, goneFrom } from './endings';
import { openings } from './openings';
import { type Telling, useTelling } from './use-telling';

const ASK_AGAIN_AFTER_MS = 5_000;

/** leverage.ends-told, leverage.openings-told: at once, with what it was and at which price, and heard. */
export function usePositionNews(): void {
  const platform = usePlatform();
  const session = useSession();
  const tell = useTelling();
  const whose = session.kind === 'user' ? session.account : null;
  const latest = useRef(tell);
  useEffect(() => {
    latest.current = tell;
  });
  // Another language begins nothing anew: what is untold would be forgotten.
  useEffect(() => (whose === null ? undefined : follow(platform, () => latest.current)), [platform, whose]);
}

function follow(platform: Platform, tell: () => Telling): () => void {
  const positions = rowsOf(platform, openPositions);
  const entrusts = rowsOf(platform, openEntrusts);
  if (positions === null || entrusts === null) return () => undefined;
  const leaving = new AbortController();
  const opening = openings();
  const look = (store: typeof positions | typeof entrusts, status: 'closed' | 'revoked', heed: () => void) => {
    let before: readonly Pick<LeverageOrder, 'id'>[] | null = null;
    const { rows: kept } = store.read();
    /** What became of them is not known yet. */
    const untold = new Set<string>();
    let again: ReturnType<typeof setTimeout> | undefined;
    const tellAll = async () => {
      clearTimeout(again);
      const ids = new Set(untold);
      untold.clear();
      const isLast = store.read().rows.length === 0;
      if (ids.size === 0 || (await tellOf(platform, { status, ids, isLast, tell, signal: leaving.signal }))) return;
      for (const id of ids) untold.add(id);
      if (leaving.signal.aborted) return;
      clearTimeout(again);
      again = setTimeout(() => void tellAll(), ASK_AGAIN_AFTER_MS);
    };
    const onChange = () => {
      const { kind, rows, freshness } = store.read();
      // Kept from an earlier visit: what has ended since was told by the shell.
      const isOld = rows === kept && (store.live.isAsking() || freshness === 'waiting');
      if (kind !== 'ready' || isOld) return;
      heed();
      const gone = goneFrom(before, rows);
      before = rows;
      for (const { id } of gone) untold.add(id);
      if (gone.length > 0) void tellAll();
    };
    const leave = store.subscribe(onChange);
    onChange();
    // No frame tells of it in a hidden tab, where the sound is all that its owner has.
    const unseen = platform.bus.on(leverageTopic).subscribe(() => {
      if (document.visibilityState === 'hidden') onChange();
    });
    // They may have gone with the line.
    const resync = platform.bus.on(resyncTopic).subscribe(() => void tellAll());
    return () => {
      clearTimeout(again);
      leave();
      unseen.unsubscribe();
      resync.unsubscribe();
    };
  };
  const ends = [
    look(entrusts, 'revoked', () => opening.waiting(entrusts.read().rows)),
    look(positions, 'closed', () => tell().opened(opening.openedOf(positions.read().rows))),
  ];
  return () => {
    leaving.abort();
    for (const end of ends) end();
  };
}

interface Gone {
  readonly status: 'closed' | 'revoked';
  readonly ids: ReadonlySet<string>;
  /** None of them is left. */
  readonly isLast: boolean;
  readonly tell: () => Telling;
  readonly signal: AbortSignal;
}

/** What became of them stands in the list of what has ended: in its newest pages, as it has just happened. Whether that could be read. */
async function tellOf(platform: Platform, { status, ids, isLast, tell, signal }: Gone): Promise<boolean> {
  const own = underWayOf(platform, KIND).read();
  const found: LeverageOrder[] = [];
  try {
    for (let page = 1; page <= MOST_PAGES && found.length < ids.size; page += 1) {
      const { rows } = await platform.http(listLeverageOrders, { status, page }, { signal });
      const here = rows.filter(({ id }) => ids.has(id));
      found.push(...here);
      if (here.length === 0) break;
    }
  } catch {
    return false;
  }
  for (const [end, orders] of byEnd(found, own, isLast)) tell().ended(end, orders);
  return true;
}

const MOST_PAGES = 20;
