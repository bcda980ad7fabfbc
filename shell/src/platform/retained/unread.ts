import { listMessages } from '@tradefloor/contract';
import { type Bus, unreadTopic } from '@tradefloor/platform';
import { readAgain, type RetainedDeps } from './retained';

export interface RetainedUnread {
  /** Whether it could be read. */
  load(): Promise<boolean>;
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
    load: async () => (await readAgain(deps, listMessages)) !== null,
    clear: () => deps.bus.publish(unreadTopic, 0),
  };
}
