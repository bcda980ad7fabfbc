import { SampleOperator } from '../sample-operator';
import { openStore } from '../store/open-store';

jest.mock('../store/open-store', () => {
  const real = jest.requireActual<{ openStore: typeof openStore }>('../store/open-store');
  return { openStore: jest.fn(real.openStore) };
});

const [A, B, C, D] = ['aaaa1111', 'bbbb2222', 'abcd3333', 'dddd4444'];

let kim: SampleOperator;
beforeEach(async () => {
  kim = await SampleOperator.arrive();
  await kim.publishes(A, B, C, D);
  for (const build of [A, B, C]) await kim.does(`promote spot ${build}`);
});
afterEach(() => kim.leave());

/** What somebody else types has been written when the next command comes to write. */
function fasterIs(line: string): void {
  const open = jest.mocked(openStore).getMockImplementation();
  jest.mocked(openStore).mockImplementationOnce((...place) => {
    const store = open?.(...place);
    if (store === undefined) throw new Error('no store');
    const append = store.append.bind(store);
    store.append = async () => {
      store.append = append;
      await kim.does(line);
      return 'conflict';
    };
    return store;
  });
}

it.each([
  ['rollback spot', { stable: B, lastGood: [A] }],
  [`promote spot ${D}`, { stable: D, lastGood: [C, B, A] }],
])('leaves no other build than the one it announced: %s was faster', async (line, pointers) => {
  fasterIs(line);
  const { exit, err } = await kim.types('rollback spot');
  expect([exit, err]).toEqual([3, expect.stringContaining('Somebody else was faster')]);
  expect(await kim.pointers('spot')).toMatchObject(pointers);
});

it('goes back where what somebody else wrote leaves it as it is', async () => {
  fasterIs(`block spot ${A}`);
  expect(await kim.does('rollback spot')).toContain(`spot ${B} is stable, back from ${C}`);
});
