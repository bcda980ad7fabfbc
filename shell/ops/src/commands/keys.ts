import { KEY_FILES, publicText } from '@tradefloor/release/signing';
import { readFile, rename, rm } from 'node:fs/promises';
import type { Answer, Command, Context } from '../command';
import { Refusal, refuse } from '../refusal';
import { knownKeys, makeKey, replaceKept, requirePublicKey, retireKey, trustKey } from '../signing/keys';
import { keysThatStand } from '../signing/seal';
import { keyIn, signerIn } from '../signing/signer';
import { isCode } from '../store/durable-file';
import { signAnew } from './renew';

export const keys: Command = {
  name: 'keys',
  takes: '[next|switch|trust KEY|retire KEY]',
  summary: 'the keys under which the registry is signed, and how they change',
  about: [
    'Alone: those whose signatures count. next: makes the key that comes after, and lets gateways and open tabs know it,',
    'signed with the present one. switch: signs with it from now on; the present one no longer counts. trust, retire: a',
    'public key (base64) that the command of TRADEFLOOR_SIGN signs with counts, or no longer does.',
  ],
  options: {},
  says: {},
  positionals: { min: 0, max: 2 },
  writes: true,

  async run(asked, context) {
    const [what = 'list', key] = asked.positionals;
    const step = Object.hasOwn(STEPS, what) ? STEPS[what] : undefined;
    if (step === undefined || (key !== undefined) !== TAKES_KEY.has(what)) {
      throw new Refusal('usage', `"keys" takes ${keys.takes}: see "ops keys --help".`);
    }
    return step(context, key ?? '');
  },
};

type Step = (context: Context, key: string) => Promise<Answer>;

const TAKES_KEY = new Set(['trust', 'retire']);

const STEPS: Readonly<Record<string, Step>> = {
  async list({ note: { signing } }) {
    const { keys: counting, retired } = await knownKeys(signing.folder);
    // A command may ask a person for each of its signatures: which key is its own is not asked for a list.
    const signs = signing.command === null ? await publicKeyIn(KEY_FILES.signing(signing.folder)) : null;
    const next = await publicKeyIn(KEY_FILES.next(signing.folder));
    const part = (key: string) => (key === signs ? ', and signs' : key === next ? ', and comes next' : '');
    const lines = [...counting.map(key => `${key}  counts${part(key)}`), ...retired.map(key => `${key}  retired`)];
    return {
      lines: lines.length === 0 ? ['No key was made yet: the first write makes one.'] : lines,
      json: { keys: counting, retired, signs, next },
    };
  },

  /** Known before it is used: whoever has heard of it under the old signature takes the new one without a question. */
  async next(context) {
    const { signing } = context.note;
    if (signing.command !== null) refuse('TRADEFLOOR_SIGN signs here: make the key there, then "ops keys trust KEY".');
    await signerIn(signing);
    const key = publicText(await makeKey(KEY_FILES.next(signing.folder)));
    await trustKey(signing.folder, key);
    return told(`${key} will come after: "ops keys switch" once all gateways know it.`, await signAnew(context, key));
  },

  /** The new signature is written before the old one stops to count: no gateway is without a registry in between. */
  async switch(context) {
    const { signing } = context.note;
    const following = await keyIn(KEY_FILES.next(signing.folder));
    if (following !== null) await takeNext(context, publicText(following));
    const former = await leavingKey(signing.folder);
    const { key } = await signerIn(signing);
    // Killed in between, a switch has taken the next key: whoever types it again has the rest done.
    if (former === null || former === key) return refuse('There is no next key: "ops keys next" makes it.');
    const signed = await signAnew(context);
    await retireKey(signing.folder, former);
    const last = await signAnew(context);
    await rm(KEY_FILES.leaving(signing.folder), { force: true });
    return told(`${key} signs from now on; ${former} is retired.`, signed, last);
  },

  async trust(context, key) {
    requirePublicKey(key);
    await trustKey(context.note.signing.folder, key);
    const { signing } = context.note;
    const canSign = await signerIn(signing).then(
      () => true,
      () => false,
    );
    return canSign ? told(`${key} counts.`, await signAnew(context, key)) : told(`${key} counts.`);
  },

  async retire(context, key) {
    const { signing } = context.note;
    const { key: present } = await signerIn(signing);
    if (present === key) refuse(`${key} is the one that signs: let another sign first.`);
    const { keys: counting, retired } = await knownKeys(signing.folder);
    // Typed again by who was cut off in between: what is left of it is done.
    if (![...counting, ...retired].includes(key)) refuse(`${key} counts nowhere here: "ops keys" lists those that do.`);
    await retireKey(signing.folder, key);
    return told(`${key} is retired.`, await signAnew(context));
  },
};

async function takeNext({ store, note: { signing } }: Context, following: string): Promise<void> {
  const { keys: known } = await knownKeys(signing.folder);
  const { document } = await store.newest();
  // Both: a kill, or whoever put an older revision back, leaves it known here alone.
  if (!known.includes(following) || keysThatStand(document)?.includes(following) === false)
    refuse('Nobody knows the next key yet: "ops keys next" tells of it.');
  const { key } = await signerIn(signing);
  await replaceKept(KEY_FILES.leaving(signing.folder), key);
  await rename(KEY_FILES.next(signing.folder), KEY_FILES.signing(signing.folder));
}

/** What cannot be read, as by whoever may not sign, hides no key that counts. */
async function publicKeyIn(file: string): Promise<string | null> {
  const secret = await keyIn(file).catch(() => null);
  return secret && publicText(secret);
}

async function leavingKey(folder: string): Promise<string | null> {
  return readFile(KEY_FILES.leaving(folder), 'utf8').catch((error: unknown) => {
    if (isCode(error, 'ENOENT')) return null;
    throw error;
  });
}

function told(line: string, ...signed: readonly Answer[]): Answer {
  return { lines: [line, ...signed.flatMap(({ lines }) => lines)], json: { done: line } };
}
