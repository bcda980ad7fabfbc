import { SampleOperator } from '../sample-operator';
import { sampleVerdict } from '../signing/sample-verdict';
import { keepSigned } from '../signing/verdicts';
import { openFolderStore } from '../store/folder-store';
import { openStore } from '../store/open-store';

jest.mock('../store/open-store', () => {
  const real = jest.requireActual<{ openStore: typeof openStore }>('../store/open-store');
  return { openStore: jest.fn(real.openStore) };
});

const [A, B] = ['aaaa1111', 'bbbb2222'];
const FINDING = { rule: 'clicks-arrive', place: '/dealCenter', figure: 'led nowhere', cure: 'Stop none.', said: null };

let kim: SampleOperator;
beforeEach(async () => {
  kim = await SampleOperator.arrive();
  await kim.publishes(A, B);
  await kim.does(`promote spot ${A}`);
  const verdict = { ...sampleVerdict(await kim.built('spot', B)), findings: [FINDING] };
  await keepSigned(verdict, openFolderStore(kim.store), kim.signing);
});
afterEach(() => kim.leave());

/** What somebody else types has been written when the next command looks for the second time. */
function fasterIs(line: string): void {
  const open = jest.mocked(openStore).getMockImplementation();
  jest.mocked(openStore).mockImplementationOnce((...place) => {
    const store = open?.(...place);
    if (store === undefined) throw new Error('no store');
    const newest = store.newest.bind(store);
    let looks = 0;
    store.newest = async () => {
      looks += 1;
      if (looks === 2) await kim.does(line);
      return newest();
    };
    return store;
  });
}

it.each([`promote spot ${B}`, `canary spot ${B} --begin`])(
  'takes no build past the gate that somebody else unblocks meanwhile: %s',
  async line => {
    await kim.does(`block spot ${B}`);
    fasterIs(`unblock spot ${B}`);
    const { exit, err } = await kim.types(line);
    expect([exit, err]).toEqual([3, expect.stringContaining(`the gate was not asked about spot ${B}`)]);
    expect(await kim.pointers('spot')).toEqual({ stable: A, lastGood: [], blocked: [] });
    expect((await kim.types(line)).err).toContain('The gate refuses spot');
  },
);

it('goes on where it was looked at, whatever somebody else writes', async () => {
  await kim.publishes('abcd3333');
  fasterIs(`block spot ${B}`);
  await kim.does('promote spot abcd3333');
  expect(await kim.pointers('spot')).toMatchObject({ stable: 'abcd3333', blocked: [B] });
});
