import { useEffect, useState } from 'react';
import type { Shortcut } from './keys';
import { type Listening, listening, type ShortcutActs } from './listening';

/** Listens from the screen's first frame, whenever what the keys do has come. */
export function useKeys(shortcuts: readonly Shortcut[]): Listening {
  const [keys] = useState(() => listening(shortcuts));
  useEffect(() => keys.listen(), [keys]);
  return keys;
}

/** What the keys do; a part of the screen that comes later may say it. */
export function useShortcuts(keys: Listening, acts: ShortcutActs): void {
  useEffect(() => {
    keys.become(acts);
    return () => keys.become(null);
  });
}
