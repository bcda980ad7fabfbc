import { openStore } from '../store/open-store';
import { SampleOperator } from '../sample-operator';
import { admitted, type Admitting, Seen } from './admit';
import { readPublishers } from './publishers';
import { receive } from './receive';
import { SamplePublisher } from './sample-publisher';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';

const A = 'aaaa1111';
const NOW = Date.parse('2026-11-20T10:00:00.000Z');
const AT = '2026-11-20T09:59:00.000Z';

let kim: SampleOperator;
let team: SamplePublisher;
beforeEach(async () => {
  kim = await SampleOperator.arrive();
  team = new SamplePublisher();
});
afterEach(() => kim.leave());

const keys = () => path.join(kim.root, '.tradefloor', 'keys');
const trusts = (areas = 'spot') => kim.does(`publishers trust team ${team.key} --areas ${areas} --why welcome`);

async function deskNow(change: Partial<Admitting> = {}): Promise<Admitting> {
  return { publishers: await readPublishers(keys()), now: NOW, seen: new Seen(0), ...change };
}

describe('publishers', () => {
  it('are nobody on a guess: a file that is damaged is told in one line, with what to do', async () => {
    await trusts();
    await writeFile(path.join(keys(), 'publishers.json'), '[]');
    const { exit, err } = await kim.types('publishers');
    expect([exit, err]).toEqual([
      4,
      expect.stringMatching(/publishers\.json cannot be read \(.*\): mend it or bring it back.*$/),
    ]);
  });

  it('are trusted for areas, listed and retired, and the history says who did it and why', async () => {
    expect(await kim.does('publishers')).toBe('Nobody is trusted yet.');
    await trusts('spot,lever');
    expect(await kim.does('publishers')).toBe(`team  ${team.key}  lever, spot`);
    const entry = await openStore(kim.store, kim.root).revision(1);
    expect(entry).toMatchObject({ by: 'kim', why: 'welcome', command: expect.stringContaining('trust team') });
    await kim.does('publishers retire team');
    expect(await kim.does('publishers list')).toBe(`team  ${team.key}  retired`);
    await trusts('c2c');
    expect(await kim.does('publishers')).toBe(`team  ${team.key}  c2c`);
  });

  it.each([
    ['trust Team KEY --areas spot', 2, "no publisher's name"],
    ['trust team abc --areas spot', 2, 'no Ed25519 key'],
    ['trust team KEY', 2, 'Name the areas'],
    ['trust team KEY --areas shell', 2, "no area's name"],
    ['retire nobody', 1, 'No publisher "nobody" counts'],
    ['steal team', 2, '"publishers" takes'],
  ])('"%s" ends with %d', async (line, exit, says) => {
    expect(await kim.types(`publishers ${line.replace('KEY', team.key)}`)).toMatchObject({
      exit,
      err: expect.stringContaining(says),
    });
    expect(await readPublishers(keys())).toEqual([]);
  });

  it('have a key each', async () => {
    await trusts();
    expect(await kim.types(`publishers trust other ${team.key} --areas lever`)).toMatchObject({
      exit: 1,
      err: expect.stringContaining("This key is team's"),
    });
  });
});

describe('what is handed over', () => {
  const taken = async (header: string | undefined, change?: Partial<Admitting>) => {
    const { publisher, delivery } = await admitted(header, await deskNow(change));
    return `${publisher.name}: ${delivery.area} ${delivery.build}`;
  };

  it('is taken from a team that is trusted for the area', async () => {
    await trusts();
    expect(await taken(await team.signs('x', { at: AT }))).toBe(`team: spot ${A}`);
  });

  it.each([
    ['without a signature', 401, async () => undefined],
    ['with what is none', 401, async () => 'Tradefloor e30='],
    ['under a key that nobody trusts', 401, () => new SamplePublisher().signs('x', { at: AT })],
    ['of another area', 403, () => team.signs('x', { at: AT, area: 'lever' })],
    ['signed ten minutes ago', 401, () => team.signs('x', { at: '2026-11-20T09:50:00.000Z' })],
    ['signed in ten minutes', 401, () => team.signs('x', { at: '2026-11-20T10:10:00.000Z' })],
    ['without a moment', 401, () => team.signs('x')],
  ])('%s is refused with %d', async (_, status, header) => {
    await trusts();
    await expect(header().then(text => taken(text))).rejects.toMatchObject({ status });
  });

  it('is refused where a byte of what was signed is another', async () => {
    await trusts('spot,lever');
    const header = await team.signs('x', { at: AT });
    const { said, ...signed } = JSON.parse(Buffer.from(header.slice('Tradefloor '.length), 'base64').toString());
    const altered = JSON.stringify({ ...signed, said: said.replace('spot', 'lever') });
    await expect(taken(`Tradefloor ${Buffer.from(altered).toString('base64')}`)).rejects.toThrow('does not hold');
  });

  it('is refused under a retired key', async () => {
    await trusts();
    await kim.does(`publishers retire ${team.key}`);
    await expect(taken(await team.signs('x', { at: AT }))).rejects.toThrow('trusted by nobody here');
  });

  it('is taken once, also by a desk that began since', async () => {
    await trusts();
    const seen = new Seen(0);
    const header = await team.signs('x', { at: AT });
    await taken(header, { seen });
    await expect(taken(header, { seen })).rejects.toMatchObject({ status: 409 });
    await expect(taken(header, { seen: new Seen(NOW) })).rejects.toMatchObject({ status: 409 });
    expect(await taken(await team.signs('x', { at: AT, nonce: 'm'.repeat(20) }), { seen })).toContain('team');
  });
});

describe('the files', () => {
  /** As the desk does it. */
  async function hands(body: string, over: Parameters<SamplePublisher['signs']>[1] = {}) {
    const { env, store, root } = kim;
    const admission = await admitted(await team.signs(body, { at: AT, ...over }), await deskNow());
    const signing = { folder: keys(), command: null };
    const now = () => new Date(NOW);
    const note = { by: env['TRADEFLOOR_BY'] ?? '', command: 'desk', why: null, ifRevision: null, now, signing };
    return receive(admission, body, { store: openStore(store, root), note, now });
  }
  const built = async (change: Parameters<SampleOperator['builds']>[0] = { build: A }) =>
    team.bodyOf(path.join(kim.root, await kim.builds(change)));

  beforeEach(() => trusts('spot'));

  it('are published under the name of the team, and promoted for nobody', async () => {
    expect(await hands(await built())).toMatchObject({ outcome: 'published', revision: 2 });
    expect(await kim.pointers('spot')).toMatchObject({ stable: null });
    expect(await openStore(kim.store, kim.root).revision(2)).toMatchObject({
      by: 'team',
      command: `publish spot ${A}, handed over under ${team.key}`,
    });
    expect(await kim.does('verify')).toContain('1 build is whole');
    expect(await hands(await built())).toMatchObject({ outcome: 'already' });
  });

  it.each([
    ['others than those that were signed', 'not those that were signed', (body: string) => body, { body: 'sha256-x' }],
    [
      'one changed',
      'differs from its hash',
      (body: string) => body.replace(/"entry.js":"[^"]+"/, '"entry.js":"eA=="'),
      {},
    ],
    ['one more', 'is not listed', (body: string) => body.replace('{"files":{', '{"files":{"more.js":"eA==",'), {}],
    ['none that is described', 'is missing', () => '{"files":{}}', {}],
    ['one outside', 'cannot be read', (body: string) => body.replace('{"files":{', '{"files":{"../x.js":"eA==",'), {}],
    ['a file as a folder', 'called alike', () => '{"files":{"a":"eA==","a/b":"eA=="}}', {}],
    ['another build', 'was signed for', (body: string) => body, { build: 'bbbb2222' }],
  ])('are refused: %s', async (_, says, spoil, over) => {
    const body = spoil(await built());
    const refused = await hands(body, over).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Error);
    expect(String(refused)).toContain(says);
    // A folder of the desk's tells a team nothing.
    expect(String(refused)).not.toContain('tradefloor-delivery');
    expect(await kim.registry()).toMatchObject({ revision: 1, areas: {} });
  });
});
