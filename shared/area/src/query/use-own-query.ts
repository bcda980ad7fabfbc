import type { QueryKey } from '@tanstack/react-query';
import type { Call } from '@tradefloor/contract';
import { connectionTopic, resyncTopic, type SessionState } from '@tradefloor/platform';
import { usePlatform, useSession } from '@tradefloor/platform/react';
import { useEffect, useMemo } from 'react';
import { Hearing } from '../hearing/hearing';
import { AGAIN_MS, isUnread } from './unread';
import { useAreaQuery } from './use-area-query';
import { useQueries } from './use-queries';

const whose = (session: SessionState) => (session.kind === 'user' ? session.account : '');

export interface OwnQuery<Answer> {
  readonly staleOn?: NonNullable<Parameters<typeof useAreaQuery>[0]['staleOn']>;
  /** What else the answer depends on, such as the language. */
  readonly also?: QueryKey;
  /** How often it is asked again, by what it said last. */
  readonly pollMs?: (answer: Answer | undefined) => number | false;
  /** False while there is nobody or nothing to ask: a guest, a server that has not the call. */
  readonly isWanted?: boolean;
  /** What this user was told of another payload stands until this one is answered. */
  readonly keepsLast?: boolean;
  /** Where there is nothing to press to ask again, it is asked for until it has been answered once. */
  readonly untilKnown?: boolean;
}

const NEVER = () => false as const;

/** What one call says of this user. It is never shown to the next one, and forgotten when this one has gone. */
export function useOwnQuery<Payload extends object, Answer>(
  call: Call<Payload, Answer>,
  payload: Payload,
  { staleOn, also = [], pollMs = NEVER, isWanted = true, keepsLast = false, untilKnown = false }: OwnQuery<Answer> = {},
) {
  const { http, session, bus } = usePlatform();
  const queries = useQueries();
  const owner = whose(useSession());
  useEffect(() => {
    const following = session.changes.subscribe(now => {
      if (whose(now) !== owner) queries.removeQueries({ queryKey: ['own', owner] });
    });
    return () => following.unsubscribe();
  }, [session, queries, owner]);
  const isPushed = staleOn !== undefined;
  const hearing = useMemo(() => new Hearing(bus), [bus]);
  useEffect(() => {
    if (!isPushed) return undefined;
    const following = bus.on(connectionTopic).subscribe(() => {
      if (hearing.isDue()) void queries.invalidateQueries({ queryKey: ['own', owner, call.name] });
    });
    return () => following.unsubscribe();
  }, [bus, queries, hearing, isPushed, owner, call.name]);
  return useAreaQuery({
    queryKey: ['own', owner, call.name, payload, ...also],
    queryFn({ signal }) {
      hearing.asked();
      return http(call, payload, { signal });
    },
    enabled: isWanted,
    placeholderData: (before, query) => (keepsLast && query?.queryKey[1] === owner ? before : undefined),
    refetchInterval: ({ state: { data, error } }) =>
      pollMs(data) || ((untilKnown || data !== undefined) && isUnread(error) && AGAIN_MS),
    // What could not be read while the exchange was away is read when it is back.
    staleOn: bus => [bus.on(resyncTopic), ...(staleOn?.(bus) ?? [])],
  });
}
