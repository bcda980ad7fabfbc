import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ownKey, signed, unsigned } from './signed';

const key = randomBytes(32);

it('gives back what the key has signed', () => {
  expect(unsigned(signed('spot@3f2a91bc', key), key)).toBe('spot@3f2a91bc');
});

it.each(['', '.', 'c3BvdA', `${Buffer.from('spot@3f2a91bc').toString('base64url')}.AAAA`])('refuses %j', value => {
  expect(unsigned(value, key)).toBeNull();
});

it('refuses what another key has signed, and another text under the same proof', () => {
  const [, proof = ''] = signed('spot@3f2a91bc', key).split('.');
  expect(unsigned(`${Buffer.from('spot@ffffffff').toString('base64url')}.${proof}`, key)).toBeNull();
  expect(unsigned(signed('spot@3f2a91bc', randomBytes(32)), key)).toBeNull();
});

describe('the gateway’s own key', () => {
  let state: string;
  beforeEach(async () => {
    state = await mkdtemp(path.join(tmpdir(), 'state-'));
  });
  afterEach(() => rm(state, { recursive: true, force: true }));

  it('is made once, whoever asks at the same moment, and read by nobody else', async () => {
    const [one, other] = await Promise.all([ownKey(state), ownKey(state)]);
    expect(other).toEqual(one);
    expect(await ownKey(state)).toEqual(one);
    expect((await stat(path.join(state, 'override.key'))).mode & 0o777).toBe(0o600);
  });

  it('is not believed when it is damaged', async () => {
    await writeFile(path.join(state, 'override.key'), 'ab');
    await expect(ownKey(state)).rejects.toThrow(/delete it/);
  });
});
