import type { LanguageCode } from '@tradefloor/contract';
import { useCallback, useSyncExternalStore } from 'react';
import type { Observable } from 'rxjs';
import type { Look, SessionState } from '../platform';
import { type Connection, connectionTopic } from '../topics';
import { usePlatform } from './platform-context';
import { useTopic } from './use-topic';

function useChanging<Value>(changes: Observable<Value>, now: () => Value): Value {
  const subscribe = useCallback(
    (changed: () => void) => {
      const following = changes.subscribe(changed);
      return () => following.unsubscribe();
    },
    [changes],
  );
  return useSyncExternalStore(subscribe, now);
}

export function useSession(): SessionState {
  const { session } = usePlatform();
  return useChanging(session.changes, () => session.state());
}

export function useLanguage(): LanguageCode {
  const { language } = usePlatform();
  return useChanging(language.changes, () => language.code());
}

export function useLook(): Look {
  const { appearance } = usePlatform();
  return useChanging(appearance.changes, () => appearance.look());
}

/** Whether what is on screen is live; `null` until the feed has said anything. */
export function useConnection(): Connection | null {
  return useTopic(connectionTopic) ?? null;
}
