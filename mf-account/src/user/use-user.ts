import { type CurrentUser, offeredTopic, userTopic } from '@tradefloor/platform';
import { usePlatform, useTopic } from '@tradefloor/platform/react';
import { useCallback } from 'react';

/** Who is signed in, as the header knows them; null until that is known. */
export function useUser(): CurrentUser | null {
  return useTopic(userTopic) ?? null;
}

/** Once it is known as well what the server offers: no row comes between others that are there already. */
export function useUserAndOffers(): CurrentUser | null {
  const user = useUser();
  return useTopic(offeredTopic) === undefined ? null : user;
}

/** After a change of theirs: header, settings and every other reader show it. */
export function useReadUserAgain(): () => Promise<void> {
  const { refresh } = usePlatform();
  return useCallback(async () => void (await refresh(userTopic)), [refresh]);
}
