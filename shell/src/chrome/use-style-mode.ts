import { deviceStorage, SPEC_KEYS } from '@tradefloor/platform';
import { useEffect } from 'react';
import type { Look } from './view';

/** account.dark-entrance: that the page is dark whatever was chosen is stored for as long as it is. */
export function useStyleMode(look: Look): void {
  useEffect(() => {
    if (look !== 'dark') return undefined;
    deviceStorage().set(SPEC_KEYS.styleMode.key, 'dark');
    return () => deviceStorage().remove(SPEC_KEYS.styleMode.key);
  }, [look]);
}
