import type { BucketServer, Fate } from '@tradefloor/release/sample-s3';
import type { Cutting, How } from './cut-off';
import { started } from './started';

interface Meeting {
  readonly fate: Fate;
  /** What becomes of all that it asks afterwards. */
  readonly later: Fate;
}

const GONE_BEFORE: Meeting = { fate: 'unheard', later: 'unheard' };
const GONE_AFTER: Meeting = { fate: 'unanswered', later: 'unheard' };

/** An object is there whole or not at all: a request that came in half was never heard. */
const MEETINGS: Readonly<Record<Exclude<How, 'killed within'>, Meeting>> = {
  'killed before': GONE_BEFORE,
  'killed after': GONE_AFTER,
  'left alone before': GONE_BEFORE,
  'left alone after': GONE_AFTER,
  'unheard once': { fate: 'unheard', later: 'answered' },
  'unanswered once': { fate: 'unanswered', later: 'answered' },
  overtaken: { fate: 'answered', later: 'answered' },
};

/** What two writers may want at once: another one comes first at each of these, wherever it was to be cut off. */
const CONTESTED = /^PUT .*(history|registry\.json)/;

/** Commands are cut off at one of the requests by which they write, gateways, which only read, at any of theirs. */
export function bucketCutting(server: BucketServer, overtakes: () => Promise<void>): Cutting {
  let begun = 0;
  return {
    commands: [
      'killed after',
      'unanswered once',
      'killed before',
      'overtaken',
      'left alone after',
      'unheard once',
      'left alone before',
    ],
    gateways: ['killed before', 'killed after'],
    supposed: 6,
    async begin(program, { at, how }) {
      if (how === 'killed within') throw new Error(`A request is not ${how}.`);
      begun += 1;
      // It is known among all who ask by its access key.
      const name = `cut-${begun}`;
      const { fate, later } = MEETINGS[how];
      const contested = new Set<string>();
      let writes = 0;
      const wasCut = () => (how === 'overtaken' ? contested.has('history') : at > 0 && writes >= at);
      server.fateOf = async (asked, by) => {
        if (by !== name) return 'answered';
        const isCounted = program.onlyReads === true || /^(?:PUT|DELETE) /.test(asked);
        if (isCounted) writes += 1;
        if (how === 'overtaken') {
          const [, place] = CONTESTED.exec(asked) ?? [];
          if (place === undefined || contested.has(place)) return fate;
          contested.add(place);
          await overtakes();
          return fate;
        }
        if (!wasCut()) return 'answered';
        if (!isCounted || writes > at) return later;
        if (how.startsWith('killed')) child.kill('SIGKILL');
        return fate;
      };
      const { child, closed } = await started(program, { env: { AWS_ACCESS_KEY_ID: name } });
      const ended = closed.then(({ code, said }) => ({ wasCut: wasCut(), code, said, writes }));
      return { child, ended };
    },
  };
}
