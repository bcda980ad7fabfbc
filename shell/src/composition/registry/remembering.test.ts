import type { Checks, Signed } from '@tradefloor/release/signed-registry';
import { remembering } from './remembering';

const aText = (said: string, signature = 'of it'): Signed => ({ said, key: 'kim', signature });

function counted() {
  const asked: string[] = [];
  const checks: Checks = {
    holds: (kind, { said, signature }) => {
      asked.push(`${kind} ${said}`);
      return Promise.resolve(signature === 'of it');
    },
    hash: text => {
      asked.push(`hash ${text}`);
      return Promise.resolve(`# ${text}`);
    },
  };
  return { asked, checks };
}

it('asks once for what two registries say one after the other, and takes nothing else for it', async () => {
  const { asked, checks } = counted();
  const recalled = remembering();
  const first = recalled(checks);
  expect([await first.holds('description', aText('spot')), await first.hash('spot')]).toEqual([true, '# spot']);
  const second = recalled(checks);
  expect([await second.holds('description', aText('spot')), await second.hash('spot')]).toEqual([true, '# spot']);
  expect(asked).toEqual(['description spot', 'hash spot']);
  // The same words under another signature, or as another kind.
  expect(await second.holds('description', aText('spot', 'of another'))).toBe(false);
  expect(await second.holds('pointers', aText('spot'))).toBe(true);
  expect(asked).toEqual(['description spot', 'hash spot', 'description spot', 'pointers spot']);
});

it('forgets what a registry did not say', async () => {
  const { asked, checks } = counted();
  const recalled = remembering();
  await recalled(checks).hash('spot');
  await recalled(checks).hash('wallet');
  await recalled(checks).hash('spot');
  expect(asked).toEqual(['hash spot', 'hash wallet', 'hash spot']);
});

it('asks again for what did not hold', async () => {
  const { asked, checks } = counted();
  const recalled = remembering();
  for (let time = 0; time < 2; time += 1)
    expect(await recalled(checks).holds('description', aText('spot', 'of another'))).toBe(false);
  expect(asked).toEqual(['description spot', 'description spot']);
});
