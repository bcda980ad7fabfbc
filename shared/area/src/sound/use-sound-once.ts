import type { Topic } from '@tradefloor/platform';
import { usePlatform } from '@tradefloor/platform/react';
import { useEffect, useRef } from 'react';
import { useHeardOnce } from './use-heard-once';

/** Longer than another tab needs that is seen: what it told, it has sounded. */
const UNLESS_TOLD_MS = 1_000;

interface Heard<Pushed> {
  readonly topic: Topic<Pushed>;
  /** By which every tab knows the same piece of news. */
  readonly keyOf: (pushed: Pushed) => string;
  /** Of these, what was told by nobody by other means. */
  readonly untold?: (keys: readonly string[]) => readonly string[];
}

/**
 * Sounds beside what is said of news that are pushed, each once over all tabs. A hidden tab draws nothing, and says it
 * when it is seen again: it is heard at once all the same, and not a second time.
 */
export function useSoundOnce<Pushed>(heard: Heard<Pushed>): (keys: readonly string[]) => void {
  const { bus } = usePlatform();
  const hear = useHeardOnce();
  const latest = useRef(heard);
  useEffect(() => {
    latest.current = heard;
  });

  const { topic } = heard;
  useEffect(() => {
    let keys: string[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const following = bus.on(topic).subscribe(pushed => {
      if (document.visibilityState !== 'hidden') return;
      keys.push(latest.current.keyOf(pushed));
      timer ??= setTimeout(() => {
        timer = undefined;
        const news = keys;
        keys = [];
        hear(latest.current.untold?.(news) ?? news);
      }, UNLESS_TOLD_MS);
    });
    return () => {
      following.unsubscribe();
      clearTimeout(timer);
    };
  }, [bus, topic, hear]);

  return hear;
}
