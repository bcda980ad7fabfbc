import type { Answer, Command, Context } from '../command';
import {
  changePublishers,
  type Publisher,
  type Publishers,
  readPublishers,
  retiring,
  trusting,
} from '../publishers/publishers';
import { Refusal } from '../refusal';
import { signedAnew } from './renew';

export const publishers: Command = {
  name: 'publishers',
  takes: '[list|trust NAME KEY|retire NAME]',
  summary: 'who may hand over builds by HTTP, and of which areas',
  about: [
    'A team has a key of its own ("tradefloor keys" says its public part), under which "tradefloor publish" hands over a',
    'build to the desk. Nothing of it is promoted. trust: this key counts, for the areas named. retire: all keys of a',
    'name, or one key, count no longer. Both are in the history, with who and why.',
  ],
  options: { areas: { type: 'string' } },
  says: { areas: 'which areas it may hand over, with commas' },
  positionals: { min: 0, max: 3 },
  writes: true,

  async run(asked, context) {
    const [what = 'list', ...given] = asked.positionals;
    const areas = (asked.value('areas') ?? '').split(',').filter(area => area !== '');
    const [name = '', key = ''] = given;
    if (what === 'list' && given.length === 0) return listed(await readPublishers(context.note.signing.folder));
    if (what === 'trust' && given.length === 2) {
      const line = `${name} may hand over ${areas.join(', ')}, under ${key}.`;
      return changed(context, line, known => trusting(known, { name, key, areas }));
    }
    if (what === 'retire' && given.length === 1) {
      return changed(context, `${name} may hand over nothing any more.`, known => retiring(known, name));
    }
    throw new Refusal('usage', `"publishers" takes ${publishers.takes}: see "ops publishers --help".`);
  },
};

/** Kept beside the keys, and told to the history by a revision in which nothing else changes. */
async function changed(context: Context, line: string, change: (known: Publishers) => Publishers): Promise<Answer> {
  const { lines, json } = await changePublishers(context.note.signing.folder, change, () => signedAnew(context));
  return { lines: [line, ...lines], json: { done: line, signed: json } };
}

function listed(known: Publishers): Answer {
  const line = ({ name, key, areas, retired }: Publisher) =>
    `${name}  ${key}  ${retired === true ? 'retired' : areas.join(', ')}`;
  return { lines: known.length === 0 ? ['Nobody is trusted yet.'] : known.map(line), json: { publishers: known } };
}
