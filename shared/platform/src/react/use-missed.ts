import type { Topic } from '../topic';
import { missedTopic } from '../topics';
import { useConnection } from './use-setting';
import { useTopic } from './use-topic';

/** What the shell keeps under this topic could not be read, or the feed is down: for who has nothing of it yet. The shell goes on asking. */
export function useMissed({ name }: Pick<Topic<unknown>, 'name'>): boolean {
  const isDown = useConnection()?.kind === 'down';
  const missed = useTopic(missedTopic);
  return isDown || missed?.includes(name) === true;
}
