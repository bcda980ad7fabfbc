import { knownKeys } from './keys';

jest.mock('@tradefloor/release/signing', () => ({
  ...jest.requireActual<object>('@tradefloor/release/signing'),
  readKnownKeys: () => {
    const denied = Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES' });
    return Promise.reject(new Error('known.json cannot be read', { cause: denied }));
  },
}));

it('asks nobody to put a copy over keys that are only somebody else’s to read', async () => {
  const refused = await knownKeys('/keys').catch((error: unknown) => error);
  const message = refused instanceof Error ? refused.message : '';
  expect(message).toMatch(/known\.json may not be read \(rights are missing: .+\): it is the keys' owner who signs/);
  expect(message).not.toContain('copy');
});
