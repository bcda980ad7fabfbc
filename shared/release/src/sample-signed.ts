import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { onlyOffered } from './choose-build';
import type { Registry } from './registry';
import type { Signed, SignedKind, SignedRegistry } from './signed-registry';
import { signedText } from './signed-registry';
import { hashOf, publicText } from './signing';

/** For tests: somebody with a key. */
export class SampleSigner {
  readonly #secret: KeyObject = generateKeyPairSync('ed25519').privateKey;
  readonly key = publicText(this.#secret);

  signs(kind: SignedKind, said: string): Signed {
    const signature = sign(null, Buffer.from(signedText(kind, said)), this.#secret).toString('base64');
    return { said, key: this.key, signature };
  }

  /** As a store has it: the body with its signatures, and what each build says of itself. */
  signsRegistry(registry: Registry, change: object = {}) {
    const descriptions = new Map<string, string>();
    const areas = Object.entries(registry.areas).map(([area, releases]) => {
      const builds = releases.builds.map(({ base, published, signed: _signed, ...said }) => {
        const text = JSON.stringify(said, null, 2);
        descriptions.set(`${area}/${said.build}`, text);
        const { key, signature } = this.signs('description', text);
        return { ...said, base, published, signed: { hash: hashOf(text), key, signature } };
      });
      return [area, { ...releases, builds }] as const;
    });
    const whole = { ...registry, areas: Object.fromEntries(areas) };
    const pointed = Object.entries(onlyOffered(whole).areas).map(([area, releases]) => {
      const builds = releases.builds.map(({ build, base, published, signed }) => {
        return { build, base, published, hash: signed?.hash };
      });
      return [area, { ...releases, builds }] as const;
    });
    const said = {
      ...registry,
      expires: '2999-01-01T00:00:00.000Z',
      before: null,
      keys: [this.key],
      areas: Object.fromEntries(pointed),
      ...change,
    };
    const pointers = this.signs('pointers', JSON.stringify(said));
    return { document: { ...whole, signed: pointers }, descriptions };
  }

  /** As a gateway passes it on. */
  passesOn(registry: Registry, change: object = {}): SignedRegistry {
    const { document, descriptions } = this.signsRegistry(registry, change);
    const texts = [...descriptions.values()].map(text => this.signs('description', text));
    return { pointers: document.signed, descriptions: texts };
  }
}
