import { lookedWithin, NoLook } from './no-look';

const NEVER_MS = 60_000;

/** Goes on until its browser is gone, and then fails as Playwright does. */
function endless() {
  let gone: (problem: Error) => void = () => undefined;
  const ended = new Promise<never>((_, reject) => (gone = reject));
  return { look: () => ended, kill: async () => gone(new Error('cdpSession.send: Browser closed')) };
}

it('says that there was no time, and what to do, instead of what broke off', async () => {
  const { look, kill } = endless();
  const looking = lookedWithin(10, kill, look);
  await expect(looking).rejects.toThrow(NoLook);
  await expect(looking).rejects.toMatchObject({ said: { key: 'unlooked.late', values: { seconds: 0 } } });
});

it('says so as well where who looked takes the end of the browser for a page that does not answer', async () => {
  const { look, kill } = endless();
  await expect(lookedWithin(10, kill, () => look().catch(() => 'frozen'))).rejects.toThrow(NoLook);
});

it('ends its browser in any case, and hides nothing that broke by itself', async () => {
  const kill = jest.fn(() => Promise.resolve());
  expect(await lookedWithin(NEVER_MS, kill, () => Promise.resolve('seen'))).toBe('seen');
  const broken = lookedWithin(NEVER_MS, kill, () => Promise.reject(new Error('no such page')));
  await expect(broken).rejects.toThrow('no such page');
  expect(kill).toHaveBeenCalledTimes(2);
});
