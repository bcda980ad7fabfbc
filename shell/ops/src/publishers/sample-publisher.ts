import { authorizationOf, type Delivery } from '@tradefloor/release/delivery';
import { hashOf, publicText } from '@tradefloor/release/signing';
import { generateKeyPairSync } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { signerWithKey } from '../signing/signer';

/** For tests: a team with a key, which hands over what a folder has as the command line of areas does. */
export class SamplePublisher {
  readonly #secret = generateKeyPairSync('ed25519').privateKey;
  readonly key = publicText(this.#secret);

  async bodyOf(folder: string): Promise<string> {
    const names = await readdir(folder);
    const files = names.map(async name => [name, await readFile(path.join(folder, name), 'base64')] as const);
    return JSON.stringify({ files: Object.fromEntries(await Promise.all(files)) });
  }

  async signs(body: string, said: Partial<Delivery> = {}): Promise<string> {
    const delivery = { area: 'spot', build: 'aaaa1111', body: hashOf(body), at: '', nonce: 'n'.repeat(20), ...said };
    return authorizationOf(await signerWithKey(this.#secret).sign('delivery', JSON.stringify(delivery)));
  }
}
