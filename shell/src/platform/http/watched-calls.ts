import type { Call } from '@tradefloor/contract';

/** Follows one call, whoever makes it: asked when it leaves, and what it returns is told the answer. */
type Follow<Answer> = () => (answer: Answer) => void;
type Followed<Answer> = Pick<Call<unknown, Answer>, 'name' | 'answer'>;

/**
 * What one area reads of the user, the balances or the market, everybody sees: the retained topics follow their
 * calls, so that an area which reads again refreshes the topic too.
 */
export interface WatchedCalls {
  follow<Answer>(call: Followed<Answer>, follow: Follow<Answer>): void;
  begin<Answer>(call: Followed<Answer>): (answer: Answer) => void;
}

const nobody = () => undefined;

export function watchedCalls(): WatchedCalls {
  const followed = new Map<string, Follow<never>>();
  /** When what was told last of a call was asked for. */
  const toldAt = new Map<string, number>();
  let begun = 0;
  return {
    follow: (call, follow) => void followed.set(call.name, follow),
    begin<Answer>({ name }: Followed<Answer>) {
      // Only `follow` fills the table, under the name of the call whose answer it takes.
      const tell = (followed.get(name) as Follow<Answer> | undefined)?.();
      if (tell === undefined) return nobody;
      begun += 1;
      const at = begun;
      return (answer: Answer) => {
        // Two that are on their way at once need not come in their order: the older may be from before a change.
        if ((toldAt.get(name) ?? 0) > at) return;
        toldAt.set(name, at);
        tell(answer);
      };
    },
  };
}
