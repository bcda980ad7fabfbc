import { aBuild, releasesOf } from '@tradefloor/release/sample-builds';
import { SampleGateway } from '../sample-gateway';

let gateway: SampleGateway;
beforeEach(async () => {
  gateway = await SampleGateway.open();
});
afterEach(() => gateway.close());

describe('while a build is tried', () => {
  const registryIn = async (answer: Response) =>
    JSON.parse(/id="registry"[^>]*>(.*?)<\/script>/s.exec(await answer.text())?.[1] ?? '{}');
  const tryOn = async (percent: number) => {
    const [old, tried] = [await gateway.release({ build: 'aaaa1111' }), await gateway.release({ build: 'bbbb2222' })];
    const canary = { build: 'bbbb2222', percent, until: new Date(Date.now() + 3_600_000).toISOString() };
    await gateway.write({ spot: releasesOf([aBuild(tried), aBuild(old)], { stable: 'aaaa1111', canary }) });
    await gateway.noticed();
  };

  it('gives it to the browsers that it is tried on, each time', async () => {
    await tryOn(50);
    const first = await gateway.get('/dealCenter');
    const cookie = /tf_draw=\d{1,4}/.exec(first.headers.get('set-cookie') ?? '')?.[0] ?? '';
    const { stable } = (await registryIn(first)).areas.spot;
    for (let visit = 0; visit < 5; visit += 1) {
      const again = await gateway.get('/dealCenter', { cookie });
      expect(again.headers.get('set-cookie')).toBeNull();
      expect((await registryIn(again)).areas.spot.stable).toBe(stable);
    }
    const got = new Set<string>();
    for (let draw = 0; draw < 40; draw += 1)
      got.add((await registryIn(await gateway.get('/', { cookie: `tf_draw=${draw}` }))).areas.spot.stable);
    expect([...got].toSorted()).toEqual(['aaaa1111', 'bbbb2222']);
  });

  it('draws for nobody when nothing is tried, and takes no number that cannot be one', async () => {
    await gateway.release({ build: 'aaaa1111' });
    await gateway.noticed();
    expect((await gateway.get('/')).headers.get('set-cookie')).toBeNull();
    await tryOn(10);
    expect((await gateway.get('/', { cookie: 'tf_draw=0x7e' })).headers.get('set-cookie')).toContain('tf_draw=');
  });
});
