import { readKnownKeys } from '@tradefloor/release/signing';
import { openStore } from './store/open-store';
import { SampleOperator } from './sample-operator';

let kim: SampleOperator;
beforeEach(async () => {
  kim = await SampleOperator.arrive();
});
afterEach(() => kim.leave());

describe('the command line', () => {
  it.each(['', 'help', '--help', '-h'])('"%s" shows all commands', async line => {
    expect(await kim.does(line)).toContain('Exit codes: 0 done');
  });

  it.each(['publish', 'promote', 'rollback', 'block', 'unblock', 'status', 'verify', 'prune', 'renew', 'keys'])(
    '%s --help explains it, before anything else is looked at',
    async name => {
      expect(await kim.does(`${name} --help`)).toMatch(new RegExp(`^ops ${name}`));
      expect(await kim.does(`help ${name}`)).toBe(await kim.does(`${name} --help`));
    },
  );

  it.each([
    ['deploy spot', 'There is no command "deploy"'],
    ['--json status', 'The command comes before "--json"'],
    ['promote spot', '"promote" takes AREA BUILD'],
    ['promote spot a b', '"promote" takes AREA BUILD'],
    ['status --loud', "Unknown option '--loud'"],
    ['status --why not', "Unknown option '--why'"],
    ['rollback spot --to-revision 3', 'Name an area, or a revision with --to-revision, and not both'],
    ['promote spot a --if-revision x', '--if-revision takes a whole number'],
    ['prune --keep -1', `Option '--keep' argument is ambiguous: see "ops prune --help".`],
  ])('%s is not understood', async (line, reason) => {
    expect(await kim.types(line)).toMatchObject({ exit: 2, err: expect.stringContaining(reason) });
  });

  it('takes an empty variable, and an empty name, for none', async () => {
    for (const name of ['TRADEFLOOR_STORE', 'TRADEFLOOR_KEYS', 'SHELL_DIST']) kim.env[name] = '';
    await kim.publishes('aaaa1111');
    await kim.does('promote spot aaaa --by=');
    expect((await kim.registry()).areas['spot']?.stable).toBe('aaaa1111');
    expect((await readKnownKeys(kim.signing.folder)).keys).toHaveLength(1);
    const entry = await openStore(kim.store, kim.root).revision(2);
    expect(entry?.by).toBe('kim');
  });

  it('shows what a team’s build says of itself, and nothing of it steers the terminal', async () => {
    const version = '1.0.0\u001b[2J\u009b31m\u202e\nlever all is well';
    await kim.does(
      `publish ${await kim.builds({ version, federation: 'mf_spot_v1_0_0_2j_31m_lever_all_is_well_ab12cd34' })} --promote`,
    );
    const row = (await kim.does('status')).split('\n').find(line => line.startsWith('spot'));
    expect(row).toContain('1.0.0\\u001b[2J\\u009b31m\\u202e lever all is well');
    const { areas } = JSON.parse(await kim.does('status --json'));
    expect(areas.spot.builds[0].version).toBe(version);
  });

  it('tells machines why it refused', async () => {
    const { exit, out } = await kim.types('promote spot a --json');
    expect([exit, JSON.parse(out)]).toEqual([1, { refused: 'refused', message: expect.stringContaining('no area') }]);
  });
});
