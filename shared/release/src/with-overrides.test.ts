import { candidates } from './choose-build';
import { EMPTY_REGISTRY } from './registry';
import { aBuild, releasesOf } from './sample-builds';
import { withOverrides } from './with-overrides';

const [stable, before, tried] = ['aaaa1111', 'bbbb2222', 'cccc3333'].map(build => aBuild({ area: 'spot', build }));

function offered(blocked: readonly string[] = []): string[] {
  if (!stable || !before || !tried) throw new Error('three builds');
  const spot = releasesOf([stable, before], { stable: stable.build, lastGood: [before.build], blocked: [...blocked] });
  const { areas } = withOverrides({ ...EMPTY_REGISTRY, areas: { spot } }, [tried]);
  return areas['spot'] === undefined ? [] : candidates(areas['spot'], '1.0.0').map(({ build }) => build);
}

it('offers the other build first, and what everybody gets when that fails', () => {
  expect(offered()).toEqual(['cccc3333', 'aaaa1111', 'bbbb2222']);
});

it('offers nobody a build that is blocked', () => {
  expect(offered(['cccc3333'])).toEqual(['aaaa1111', 'bbbb2222']);
});

it('has tabs leave, or ask for a reload after, what the area has blocked, as everybody does', () => {
  const asked = { blocked: ['dddd4444'], leave: ['dddd4444'], reload: ['dddd4444'] };
  const spot = { ...releasesOf([]), ...asked };
  const { areas } = withOverrides({ ...EMPTY_REGISTRY, areas: { spot } }, [aBuild({ area: 'spot' })]);
  expect(areas['spot']).toMatchObject(asked);
});

it('shows an area that the registry does not have', () => {
  const lending = aBuild({ area: 'lending' });
  expect(withOverrides(EMPTY_REGISTRY, [lending]).areas['lending']?.stable).toBe(lending.build);
});
