import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { keyFile, makePublisherKey, publisherKey } from './publisher-key';

let home: string;
beforeEach(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'publisher-'));
});
afterEach(() => rm(home, { recursive: true }));

describe('the key of a team', () => {
  it('is made once, for its user alone', async () => {
    const env = { XDG_CONFIG_HOME: home };
    const made = await publisherKey(env);
    expect(made).toMatchObject({ isNew: true, file: path.join(home, 'tradefloor', 'publisher.pem') });
    expect((await stat(made.file)).mode & 0o777).toBe(0o600);
    expect(Buffer.from(made.key, 'base64')).toHaveLength(32);
    expect(await publisherKey(env)).toMatchObject({ isNew: false, key: made.key });
    const before = await readFile(made.file, 'utf8');
    await expect(makePublisherKey(made.file)).rejects.toThrow('is there already');
    expect(await readFile(made.file, 'utf8')).toBe(before);
  });

  it('is never another than the one that is named', async () => {
    const file = path.join(home, 'team.pem');
    const env = { TRADEFLOOR_PUBLISHER_KEY: file, XDG_CONFIG_HOME: home };
    expect(keyFile(env)).toBe(file);
    await expect(publisherKey(env)).rejects.toThrow(`${file} is missing`);
    await writeFile(file, 'no key');
    await expect(publisherKey(env)).rejects.toThrow('is no Ed25519 key');
  });
});
