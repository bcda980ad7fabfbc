import { userInfo } from '@tradefloor/contract';
import { type CurrentUser, userTopic } from '@tradefloor/platform';
import { usePlatform, useTopic } from '@tradefloor/platform/react';
import { useCallback } from 'react';

/** Who is signed in, as the header knows them; null until that is known. */
export function useUser(): CurrentUser | null {
  return useTopic(userTopic) ?? null;
}

/** After a change of theirs: the answer goes to the topic too, and so to the header and every other reader. */
export function useReadUserAgain(): () => Promise<void> {
  const { http, report } = usePlatform();
  return useCallback(async () => {
    try {
      await http(userInfo, {});
    } catch (problem) {
      report(problem, { call: userInfo.name });
    }
  }, [http, report]);
}
