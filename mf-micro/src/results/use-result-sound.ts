import { useNewsSound } from '@tradefloor/area/sound';
import type { MicroOrder, OrderId } from '@tradefloor/contract';
import { closedMicroOrderTopic } from '@tradefloor/platform';
import { usePlatform } from '@tradefloor/platform/react';
import { useEffect, useRef } from 'react';
import { unsettledOf } from './unsettled';

/** Longer than another tab needs that is seen: what it told, it has sounded. */
const UNLESS_TOLD_MS = 1_000;

/**
 * Beside what is said of results. A hidden tab draws nothing, and says it when it is seen again: it is heard at once all
 * the same, and not a second time.
 */
export function useResultSound(): (news: readonly Pick<MicroOrder, 'id'>[]) => void {
  const platform = usePlatform();
  const sound = useNewsSound();
  const latest = useRef(sound);
  useEffect(() => {
    latest.current = sound;
  });
  const heard = useRef(new Set<OrderId>());

  useEffect(() => {
    let ended: OrderId[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const following = platform.bus.on(closedMicroOrderTopic).subscribe(({ id }) => {
      if (document.visibilityState !== 'hidden') return;
      ended.push(id);
      timer ??= setTimeout(() => {
        timer = undefined;
        const news = unsettledOf(platform).untold(ended);
        ended = [];
        if (news.length === 0) return;
        for (const one of news) heard.current.add(one);
        latest.current();
      }, UNLESS_TOLD_MS);
    });
    return () => {
      following.unsubscribe();
      clearTimeout(timer);
    };
  }, [platform]);

  return news => {
    const unheard = news.filter(({ id }) => !heard.current.delete(id));
    if (unheard.length > 0) latest.current();
  };
}
