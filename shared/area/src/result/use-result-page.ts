import { type Back, type Outcome, type OutcomeName, outcomeState, ways } from '@tradefloor/platform';
import { usePlatform } from '@tradefloor/platform/react';

type Words = Omit<Outcome, 'language'>;

/** Ends a deed on the result page, in the words of this area. The form that it leaves is done with, and not gone back to. */
export function useResultPage(): (of: OutcomeName, words: Words, back?: Back) => Promise<boolean> {
  const { language, navigate } = usePlatform();
  return (of, words, back = {}) =>
    navigate(ways.result({ of, ...back }), {
      replace: true,
      force: true,
      state: outcomeState({ ...words, language: language.code() }),
    });
}
