import path from 'node:path';
import { buildAll } from '../build-all';
import { handOver, packedBuild } from '../publish/hand-over';
import { keyFile, makePublisherKey, publisherKey } from '../publish/publisher-key';
import { IN_SUITE } from '../root';
import { assertAreaHere } from './area-here';
import { type Asked, suiteAddress } from './asked';
import { Refusal } from './refusal';

/** A build to the operators of a suite; what is built here, unless a folder is named. */
export async function publish(asked: Asked): Promise<void> {
  const [named] = asked.names;
  if (named === undefined && IN_SUITE)
    throw new Refusal('Name the folder of a build: tradefloor publish .build/spot/BUILD');
  const folder = named === undefined ? await builtHere() : path.resolve(asked.from, named);
  const suite = suiteAddress(asked.value('suite'));
  const packed = await packedBuild(folder);
  const publisher = await publisherKey(process.env);
  if (publisher.isNew)
    console.log(`This machine has a key of its own now: ${publisher.file}\n${askTrust(publisher.key)}`);
  const { area, build, outcome, differs } = await handOver(packed, suite, publisher);
  console.log(`${area} ${build} ${SAYS[outcome]}.`);
  if (differs) console.log('What was published under this id before is not what this folder has; that stays.');
  console.log(`To see it there: ${suite}/?override=${area}@${build}`);
}

const SAYS = {
  published: 'is published; nobody gets it before an operator promotes it',
  mended: 'was damaged in the store, and is whole again',
  already: 'is published already',
} as const;

/** What the team tells operators; `new` makes the key, where there is none. */
export async function keys(asked: Asked): Promise<void> {
  const [what = 'show'] = asked.names;
  if (what !== 'new' && what !== 'show')
    throw new Refusal('"keys" shows the key of this machine; "keys new" makes it.');
  const file = keyFile(process.env);
  const { key } = what === 'new' ? await makePublisherKey(file) : await publisherKey(process.env);
  console.log(`${file}\n${askTrust(key)}`);
}

const askTrust = (key: string) =>
  `An operator of the suite trusts it by: npm run ops -- publishers trust TEAM ${key} --areas AREA`;

async function builtHere(): Promise<string> {
  assertAreaHere();
  const [built] = await buildAll();
  if (built === undefined) throw new Refusal('Nothing was built.');
  return built.folder;
}
