import { publicText } from '@tradefloor/release/signing';
import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import path from 'node:path';
import { makeFolder } from '../command-line/make-folder';
import { Refusal } from '../command-line/refusal';

type Environment = Readonly<Record<string, string | undefined>>;

export interface PublisherKey {
  readonly secret: KeyObject;
  /** What operators trust. */
  readonly key: string;
  readonly file: string;
  readonly isNew: boolean;
}

/** A team's own, never in its repository: a machine that builds for it gets the file by its variable. */
export function keyFile(env: Environment): string {
  const named = env['TRADEFLOOR_PUBLISHER_KEY'];
  const config = env['XDG_CONFIG_HOME'] || path.join(homedir(), '.config');
  return named ? path.resolve(named) : path.join(config, 'tradefloor', 'publisher.pem');
}

/** The first that is asked for makes it; where one is named it must be there, or a typing error would be a new identity. */
export async function publisherKey(env: Environment): Promise<PublisherKey> {
  const file = keyFile(env);
  const found = await readFile(file, 'utf8').catch((error: unknown) => {
    if (Reflect.get(Object(error), 'code') === 'ENOENT') return null;
    throw new Refusal(`${file} cannot be read: ${String(error)}`);
  });
  if (found !== null) return { ...read(found, file), file, isNew: false };
  if (env['TRADEFLOOR_PUBLISHER_KEY']) throw new Refusal(`${file} is missing, and TRADEFLOOR_PUBLISHER_KEY names it.`);
  return { ...(await makePublisherKey(file)), file, isNew: true };
}

/** Never over another: operators trust that one. */
export async function makePublisherKey(file: string): Promise<Pick<PublisherKey, 'secret' | 'key'>> {
  const { privateKey } = generateKeyPairSync('ed25519');
  await makeFolder(path.dirname(file), 0o700);
  try {
    await writeFile(file, privateKey.export({ format: 'pem', type: 'pkcs8' }), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (Reflect.get(Object(error), 'code') === 'EEXIST') throw new Refusal(`${file} is there already: it is kept.`);
    throw error;
  }
  return { secret: privateKey, key: publicText(privateKey) };
}

function read(pem: string, file: string): Pick<PublisherKey, 'secret' | 'key'> {
  try {
    const secret = createPrivateKey(pem);
    if (secret.asymmetricKeyType !== 'ed25519') throw new Error(String(secret.asymmetricKeyType));
    return { secret, key: publicText(secret) };
  } catch {
    throw new Refusal(`${file} is no Ed25519 key that can be read.`);
  }
}
