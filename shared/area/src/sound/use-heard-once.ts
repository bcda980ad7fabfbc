import { untoldNews } from '@tradefloor/platform';
import { maySound } from '@tradefloor/platform/sound';
import { useCallback, useEffect, useRef } from 'react';
import { useNewsSound } from './use-news-sound';

/** Sounds beside news that every tab hears of: once for each, by keys that are the same in all of them. */
export function useHeardOnce(): (keys: readonly string[]) => void {
  const sound = useNewsSound();
  const latest = useRef(sound);
  useEffect(() => {
    latest.current = sound;
  });
  return useCallback(keys => void hear(keys, () => latest.current()), []);
}

async function hear(keys: readonly string[], sound: () => void): Promise<void> {
  // Told as heard by a tab that is mute, another one would keep silent.
  if (keys.length > 0 && maySound() && (await untoldNews('sound', keys)).length > 0) sound();
}
