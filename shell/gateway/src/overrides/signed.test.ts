import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ownKey, signed, unsigned } from './signed';

const key = randomBytes(32);

const UNTIL = Date.parse('2026-11-24T20:00:00Z');

it('gives back what the key has signed, until it ends: a browser may keep it for longer than it was told to', () => {
  const value = signed('spot@3f2a91bc', UNTIL, key);
  expect(unsigned(value, UNTIL - 1, key)).toBe('spot@3f2a91bc');
  expect(unsigned(value, UNTIL, key)).toBeNull();
});

it.each(['', '.', 'c3BvdA', `${Buffer.from('spot@3f2a91bc').toString('base64url')}.AAAA`])('refuses %j', value => {
  expect(unsigned(value, 0, key)).toBeNull();
});

it('refuses what another key has signed, and another text under the same proof', () => {
  const [, proof = ''] = signed('spot@3f2a91bc', UNTIL, key).split('.');
  for (const text of [`${UNTIL} spot@ffffffff`, `${UNTIL + 1} spot@3f2a91bc`, 'spot@3f2a91bc'])
    expect(unsigned(`${Buffer.from(text).toString('base64url')}.${proof}`, 0, key)).toBeNull();
  expect(unsigned(signed('spot@3f2a91bc', UNTIL, randomBytes(32)), 0, key)).toBeNull();
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
