import { SampleOperator } from '../sample-operator';

const A = 'aaaa1111';
const B = 'bbbb2222';

let kim: SampleOperator;
let line: string;
beforeEach(async () => {
  kim = await SampleOperator.arrive();
  await kim.buildsShell({ platform: '1.2.0' });
  const [spot, lever] = [
    await kim.builds({ build: A }),
    await kim.builds({ area: 'lever', build: B, platform: '^1.3.0' }),
  ];
  line = `publish ${spot} ${lever} --promote`;
});
afterEach(() => kim.leave());

it('tells beside the refusal of one build what was done before it, of that one too', async () => {
  const { exit, out, err } = await kim.types(line);
  expect([exit, err]).toEqual([1, expect.stringContaining(`lever ${B} needs platform`)]);
  expect(out.split('\n')).toEqual(
    expect.arrayContaining([
      `spot ${A} is published.`,
      expect.stringMatching(new RegExp(`^spot ${A} is stable`)),
      `lever ${B} is published.`,
    ]),
  );
});

it('tells machines which builds are what, and the revision', async () => {
  const { exit, out } = await kim.types(`${line} --json`);
  expect([exit, JSON.parse(out)]).toEqual([
    1,
    {
      refused: 'refused',
      message: expect.stringContaining(`lever ${B} needs platform`),
      revision: 3,
      builds: [
        expect.objectContaining({ area: 'spot', build: A, published: true, stable: A }),
        { area: 'lever', build: B, published: true, mended: false },
      ],
    },
  ]);
  expect((await kim.registry()).revision).toBe(3);
});

it('goes on to say nothing but why, where nothing was done', async () => {
  const { exit, out } = await kim.types(`${line} --if-revision 7 --json`);
  expect([exit, JSON.parse(out)]).toEqual([3, { refused: 'conflict', message: expect.any(String) }]);
});
