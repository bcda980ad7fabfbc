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
                place: `the part ${part}`,
                figure: failed,
                cure: 'A part mounts with whatever it is given, and leaves when it is told to; `read` fills in what is missing.',
              },
            ],
      ),
};
