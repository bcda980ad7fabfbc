import { isAreaName } from '@tradefloor/release';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { Refusal } from '../refusal';
import { causeOf } from '../said/in-one-line';
import { isCode } from '../store/durable-file';
import { alone } from '../signing/alone';
import { replaceKept, requirePublicKey } from '../signing/keys';

/** Who may hand over builds, and of which areas; by the keys that are theirs. */

const publisher = z.looseObject({
  name: z.string(),
  key: z.string(),
  areas: z.array(z.string()),
  /** It counts no longer, and is kept so that what it signed can be made out. */
  retired: z.optional(z.boolean()),
});

const kept = z.looseObject({ publishers: z.array(publisher) });

export type Publisher = z.infer<typeof publisher>;
export type Publishers = readonly Publisher[];

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** A key is one publisher's; a publisher may have several, and each its own areas. */
export function trusting(publishers: Publishers, { name, key, areas }: Publisher): Publishers {
  if (!NAME.test(name)) throw new Refusal('usage', `"${name}" is no publisher's name: small letters, digits, hyphens.`);
  requirePublicKey(key);
  const unknown = areas.find(area => !isAreaName(area));
  if (unknown !== undefined) throw new Refusal('usage', `"${unknown}" is no area's name.`);
  if (areas.length === 0) throw new Refusal('usage', 'Name the areas that this publisher may hand over: --areas x,y');
  const owner = publishers.find(known => known.key === key);
  if (owner !== undefined && owner.name !== name) {
    throw new Refusal('refused', `This key is ${owner.name}'s: whoever hands over must be told apart by it.`);
  }
  return [...publishers.filter(known => known.key !== key), { name, key, areas: [...new Set(areas)].toSorted() }];
}

/** By the name all of its keys, or one key. */
export function retiring(publishers: Publishers, who: string): Publishers {
  const isMeant = ({ name, key, retired }: Publisher) => (name === who || key === who) && retired !== true;
  if (!publishers.some(isMeant)) throw new Refusal('refused', `No publisher "${who}" counts: "publishers" lists them.`);
  return publishers.map(known => (isMeant(known) ? Object.assign({}, known, { retired: true }) : known));
}

/** Beside the keys of the operators, and like them outside of every store. */
const fileIn = (folder: string): string => path.join(folder, 'publishers.json');

export async function readPublishers(folder: string): Promise<Publishers> {
  const file = fileIn(folder);
  try {
    return kept.parse(JSON.parse(await readFile(file, 'utf8'))).publishers;
  } catch (error) {
    if (isCode(error, 'ENOENT')) return [];
    throw new Refusal(
      'unreadable',
      `${file} cannot be read (${causeOf(error)}): mend it or bring it back from a copy; nobody is trusted on a guess.`,
    );
  }
}

/** Kept once `told` has told of it. Of two who change it at once, the second goes by what the first has kept. */
export function changePublishers<Told>(
  folder: string,
  change: (known: Publishers) => Publishers,
  told: () => Promise<Told>,
): Promise<Told> {
  return alone(fileIn(folder), async () => {
    const publishers = change(await readPublishers(folder));
    const done = await told();
    await replaceKept(fileIn(folder), `${JSON.stringify({ publishers }, null, 1)}\n`);
    return done;
  });
}
