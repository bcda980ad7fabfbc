import { usePlatform } from '@tradefloor/platform/react';
import { useCallback, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { LateCode } from './late-code';

/**
 * What a press opens, and how to ask for its code: null until it is there. Where it does not come, the press alone is
 * lost, and is told to be; the next one asks again.
 */
export function useOnPress<Code>({
  here,
  fetch,
  wait,
}: LateCode<Code>): readonly [Code | null, () => Promise<boolean>] {
  const { t } = useTranslation();
  const { notify } = usePlatform();
  const code = useSyncExternalStore(wait, here);
  const ask = useCallback(async () => {
    try {
      await fetch();
      return true;
    } catch {
      notify({ kind: 'error', text: t('failure.unread') });
      return false;
    }
  }, [fetch, notify, t]);
  return [code, ask];
}
