import { KEY_FILES, readKnownKeys } from '@tradefloor/release/signing';
import { utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SampleOperator } from '../sample-operator';
import { trustKey } from '../signing/keys';
import { SamplePublisher } from './sample-publisher';

const team = new SamplePublisher();
const others = Array.from({ length: 6 }, () => new SamplePublisher());

let kim: SampleOperator;
beforeEach(async () => {
  kim = await SampleOperator.arrive();
  await kim.does(`publishers trust team ${team.key} --areas spot`);
});
afterEach(() => kim.leave());

const trusts = ({ key }: SamplePublisher, at: number) => `publishers trust other-${at} ${key} --areas lever`;

it('who retires one and who trusts others lose nothing of each other', async () => {
  await Promise.all(['publishers retire team', ...others.map(trusts)].map(line => kim.does(line)));
  const lines = (await kim.does('publishers')).split('\n');
  expect(lines.toSorted()).toEqual(
    [`team  ${team.key}  retired`, ...others.map(({ key }, at) => `other-${at}  ${key}  lever`)].toSorted(),
  );
});

it('who trusts keys lose none of each other’s', async () => {
  await Promise.all(others.map(({ key }) => trustKey(kim.signing.folder, key)));
  const { keys } = await readKnownKeys(kim.signing.folder);
  expect(keys).toEqual(expect.arrayContaining(others.map(({ key }) => key)));
});

it('one who was killed at it holds nobody up for long', async () => {
  for (const file of [path.join(kim.signing.folder, 'publishers.json'), KEY_FILES.known(kim.signing.folder)]) {
    await writeFile(`${file}.lock`, 'who was killed');
    await utimes(`${file}.lock`, 0, 0);
  }
  await trustKey(kim.signing.folder, team.key);
  expect(await kim.does('publishers retire team')).toContain('nothing any more');
});
