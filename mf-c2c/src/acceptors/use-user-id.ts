import type { UserId } from '@tradefloor/contract';
import { userTopic } from '@tradefloor/platform';
import { useTopic } from '@tradefloor/platform/react';

/** Null until it is known. */
export const useUserId = (): UserId | null => useTopic(userTopic)?.id ?? null;
