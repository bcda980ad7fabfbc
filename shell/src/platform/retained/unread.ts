import { listMessages } from '@tradefloor/contract';
import { type Bus, unreadTopic } from '@tradefloor/platform';
import { readAgain, type RetainedDeps } from './retained';

export interface RetainedUnread {
  load(): Promise<void>;
  clear(): void;
}

/** How many messages wait: the red dot of header and account menu. */
export function retainedUnread(deps: RetainedDeps & { readonly bus: Bus }): RetainedUnread {
  deps.watched.follow(
    listMessages,
    () =>
      ({ unread }) =>
        deps.bus.publish(unreadTopic, unread),
  );
  return {
    load: async () => void (await readAgain(deps, listMessages)),
    clear: () => deps.bus.publish(unreadTopic, 0),
  };
}
