import type { Rule } from './rule';
import { placeOfPart } from './visits-in';

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
                place: placeOfPart({ part }),
                figure: failed,
                cure: { key: 'cure.every-part-is-shown', values: {} },
              },
            ],
      ),
};
