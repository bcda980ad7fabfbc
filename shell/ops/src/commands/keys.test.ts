import { KEY_FILES } from '@tradefloor/release/signing';
import { writeFile } from 'node:fs/promises';
import { EXIT } from '../refusal';
import { SampleOperator } from '../sample-operator';

const A = 'aaaa1111';

let kim: SampleOperator;
beforeEach(async () => {
  kim = await SampleOperator.arrive();
  await kim.publishes(A);
});
afterEach(() => kim.leave());

const revision = async () => (await kim.registry()).revision;

it('tells which key signs, and which comes next', async () => {
  await kim.does('keys next');
  const told = async () => (await kim.does('keys')).split('\n').map(line => line.split('  '));
  const [[first], [second]] = (await told()) as [[string], [string]];
  expect(await told()).toEqual([
    [first, 'counts, and signs'],
    [second, 'counts, and comes next'],
  ]);
  await kim.does('keys switch');
  expect(await told()).toEqual([
    [second, 'counts, and signs'],
    [first, 'retired'],
  ]);
  expect(JSON.parse(await kim.does('keys --json'))).toEqual({
    keys: [second],
    retired: [first],
    signs: second,
    next: null,
  });
});

it('lists the keys that count to whoever cannot read the one that signs', async () => {
  await writeFile(KEY_FILES.signing(kim.signing.folder), 'damaged');
  expect(await kim.does('keys')).toMatch(/^\S{44} {2}counts$/);
});

it('retires no key that was mistyped: it would go on counting', async () => {
  expect(await kim.types('keys retire AAAA')).toMatchObject({
    exit: 1,
    err: 'AAAA counts nowhere here: "ops keys" lists those that do.',
  });
  expect([await revision(), await kim.does('keys')]).toEqual([1, expect.not.stringContaining('retired')]);
});

it('retires one again where a kill may have come in between', async () => {
  await kim.does('keys next');
  const [, next = ''] = (await kim.does('keys')).match(/\S{43}=(?=.*$)/gm) ?? [];
  await kim.does(`keys retire ${next}`);
  expect(await kim.does(`keys retire ${next}`)).toContain('is retired');
});

it.each(['abc', '-'.repeat(42).concat('A'), `${'A'.repeat(42)}B=`])(
  'trusts no key that signatures would name otherwise: %s',
  async key => {
    expect((await kim.types(`keys trust ${key}`)).exit).toBe(EXIT.usage);
    expect(await revision()).toBe(1);
  },
);

it.each(['keys', 'renew', 'verify', `promote spot ${A}`])(
  'says in one line, to machines too, that the file of keys is damaged: %s',
  async line => {
    await writeFile(KEY_FILES.known(kim.signing.folder), '{');
    const { exit, out, err } = await kim.types(`${line} --json`);
    expect([exit, err.includes('\n'), JSON.parse(out)]).toEqual([4, false, { refused: 'unreadable', message: err }]);
    expect(err).toMatch(/known\.json cannot be read \(.+\): bring it back from a copy/);
  },
);

it('signs nothing in a store in which nothing was published', async () => {
  expect(await kim.types('renew --store elsewhere')).toMatchObject({
    exit: 1,
    err: expect.stringMatching(/^Nothing was published in .*elsewhere: /),
  });
});
