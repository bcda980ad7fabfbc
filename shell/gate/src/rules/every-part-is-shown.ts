import type { Rule } from './rule';

export const everyPartIsShown: Rule = {
  name: 'every-part-is-shown',
  judge: ({ walks }) =>
    walks
      .flatMap(({ parts }) => parts)
      .flatMap(({ part, failed }) =>
        failed === null
          ? []
          : [
              {
                place: { key: 'place.part', values: { part } },
                figure: failed,
                cure: { key: 'cure.every-part-is-shown', values: {} },
              },
            ],
      ),
};
