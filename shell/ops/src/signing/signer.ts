import { KEY_FILES, nodeChecks, publicText } from '@tradefloor/release/signing';
import { type Signed, type SignedKind, signedText } from '@tradefloor/release/signed-registry';
import { spawn } from 'node:child_process';
import { createPrivateKey, type KeyObject, sign } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Refusal, refuse } from '../refusal';
import { causeSaid } from '../said/cause';
import type { OpsSaying } from '../said/sayings';
import { isCode } from '../store/durable-file';
import { knownKeys, makeKey, trustKey } from './keys';

export interface Signer {
  /** The public key under which it signs. */
  readonly key: string;
  sign(kind: SignedKind, said: string): Promise<Signed>;
}

/** Where keys are, and the operator's own way of signing, as the environment says. */
export interface SigningPlace {
  readonly folder: string;
  /** Gets the bytes on its standard input and prints the signature as base64: a key that leaves its device never. */
  readonly command: string | null;
}

/** The first that is ever asked for makes the key, so that a fresh machine signs by itself. */
export async function signerIn(place: SigningPlace): Promise<Signer> {
  return place.command === null ? signerWithKey(await signingKey(place.folder)) : signerByCommand(place, place.command);
}

export function signerWithKey(secret: KeyObject): Signer {
  const key = publicText(secret);
  return {
    key,
    sign: (kind, said) =>
      Promise.resolve({
        said,
        key,
        signature: sign(null, Buffer.from(signedText(kind, said)), secret).toString('base64'),
      }),
  };
}

export async function keyIn(file: string): Promise<KeyObject | null> {
  try {
    return createPrivateKey(await readFile(file));
  } catch (error) {
    if (isCode(error, 'ENOENT')) return null;
    return refuse({ key: 'refused.key.damaged', values: { file } });
  }
}

async function signingKey(folder: string): Promise<KeyObject> {
  const file = KEY_FILES.signing(folder);
  const { keys } = await knownKeys(folder);
  const found = await keyIn(file);
  if (found === null && keys.length > 0) {
    return refuse({ key: 'refused.key.missing', values: { file } });
  }
  const secret = found ?? (await makeKey(file));
  // Who was killed in between left a key that nobody knows.
  if (keys.length === 0) await trustKey(folder, publicText(secret));
  else if (!keys.includes(publicText(secret))) {
    refuse({ key: 'refused.key.unknown', values: { file } }, ': "ops keys" lists them');
  }
  return secret;
}

/** A command says nothing of its key: the known one under which its first signature holds. */
async function signerByCommand({ folder }: SigningPlace, command: string): Promise<Signer> {
  const { keys } = await knownKeys(folder);
  if (keys.length === 0) refuse({ key: 'refused.signer.unknown', values: {} }, ' with "ops keys trust KEY"');
  const probe = await signedBy(command, 'description', '');
  for (const key of keys) {
    if (!(await nodeChecks.holds('description', { said: '', key, signature: probe }))) continue;
    return { key, sign: async (kind, said) => ({ said, key, signature: await signedBy(command, kind, said) }) };
  }
  return refuse({ key: 'refused.signer.strange', values: {} }, ': "ops keys" lists them');
}

/** Programs break its lines, or write it as addresses do: browsers read less than we do. */
const asEverybodyReadsIt = (base64: string): string => Buffer.from(base64, 'base64').toString('base64');

function signedBy(command: string, kind: SignedKind, said: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'inherit'] });
    let printed = '';
    const failed = (cause: OpsSaying) =>
      reject(new Refusal('refused', { key: 'refused.signer.failed', values: { cause } }));
    child.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text));
    child.on('error', error => failed(causeSaid(error)));
    // One that ends without reading says so by its code.
    child.stdin.on('error', () => undefined);
    child.on('close', code =>
      code === 0 ? resolve(asEverybodyReadsIt(printed)) : failed({ key: 'cause.ended', values: { code: code ?? '-' } }),
    );
    child.stdin.end(signedText(kind, said));
  });
}
