import { type Checks, signedText } from '@tradefloor/release/signed-registry';

const ALGORITHM = 'Ed25519';

/** How this browser checks signatures; null where it cannot: an old one, or a page that came without TLS. */
export async function webChecks({ crypto }: Pick<typeof globalThis, 'crypto'>): Promise<Checks | null> {
  try {
    // Any 32 bytes will do to learn whether it knows the kind.
    await crypto.subtle.importKey('raw', new Uint8Array(32), ALGORITHM, false, ['verify']);
  } catch {
    return null;
  }
  return {
    async holds(kind, { said, key, signature }) {
      try {
        const known = await crypto.subtle.importKey('raw', bytesOf(key), ALGORITHM, false, ['verify']);
        const text = new TextEncoder().encode(signedText(kind, said));
        return await crypto.subtle.verify(ALGORITHM, known, bytesOf(signature), text);
      } catch {
        return false;
      }
    },
    async hash(text) {
      const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
      return `sha256-${btoa(String.fromCharCode(...hash))}`;
    },
  };
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), character => character.charCodeAt(0));
}
