import { seen, type Sending } from '@tradefloor/area/act';
import { type AnswerOf, userInfo } from '@tradefloor/contract';
import { usePlatform } from '@tradefloor/platform/react';
import { useCallback } from 'react';

type UserNow = AnswerOf<typeof userInfo>;

interface Change<Value> {
  readonly before: Value;
  readonly wanted: Value;
}

/** What became of a change of the user's own: what the server says of them now tells it. */
export function useUserSeen() {
  const { http } = usePlatform();
  return useCallback(
    <Value>(of: (user: UserNow) => Value, change: Change<Value>): NonNullable<Sending<unknown>['found']> =>
      async (_, signal) =>
        seen({ ...change, now: of(await http(userInfo, {}, { signal })) }),
    [http],
  );
}
