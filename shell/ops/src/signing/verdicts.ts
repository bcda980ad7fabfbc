import type { Said, Saying } from '@tradefloor/gate/said';
import { readVerdict, type Verdict } from '@tradefloor/gate/verdict';
import type { Build } from '@tradefloor/release';
import { Unreachable } from '@tradefloor/release/depot';
import type { Signed } from '@tradefloor/release/signed-registry';
import { signedIn } from '@tradefloor/release/signed-store';
import { nodeChecks } from '@tradefloor/release/signing';
import { Refusal } from '../refusal';
import { causeSaid } from '../said/cause';
import { inEnglish } from '../said/english';
import type { ReleaseStore } from '../store/release-store';
import { knownKeys } from './keys';
import { signerIn, type SigningPlace } from './signer';

/** As it is kept in the store, where whoever writes has no key: `promote` goes by nothing else. */
async function signedVerdict(verdict: Verdict, place: SigningPlace): Promise<string> {
  const signed: Signed = await (await signerIn(place)).sign('verdict', JSON.stringify(verdict));
  return `${JSON.stringify({ signed }, null, 1)}\n`;
}

/**
 * Where there is no key, what was found is told and not kept, for nobody would believe it; where the store takes nothing,
 * half a minute of looking is not lost with it. Answers why.
 */
export async function keepSigned(
  verdict: Verdict,
  store: Pick<ReleaseStore, 'keepVerdict'>,
  place: SigningPlace,
): Promise<string | null> {
  try {
    await store.keepVerdict(verdict.area, verdict.build, await signedVerdict(verdict, place));
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    if (error instanceof Unreachable || 'syscall' in Object(error)) return `${inEnglish(causeSaid(error))}.`;
    throw error;
  }
}

/** What was found about a build, or why that which is kept is not believed; both null where nothing is. */
export interface Believed {
  readonly verdict: Verdict | null;
  readonly doubt: Said | null;
}

export async function believed(text: string | null, build: Build, { folder }: SigningPlace): Promise<Believed> {
  if (text === null) return { verdict: null, doubt: null };
  const found = await verdictIn(text, build, folder);
  return 'key' in found ? { verdict: null, doubt: found } : { verdict: found, doubt: null };
}

async function verdictIn(text: string, { area, build, signed }: Build, folder: string): Promise<Verdict | Said> {
  const kept = signedIn({ signed: signedOf(text) });
  if (kept === null) return doubt('unsigned');
  const { keys } = await knownKeys(folder);
  if (!keys.includes(kept.key)) return doubt('key');
  if (!(await nodeChecks.holds('verdict', kept))) return doubt('signature');
  const verdict = readVerdict(kept.said);
  if (verdict === null) return doubt('version');
  const isOfIt = verdict.area === area && verdict.build === build && verdict.description === (signed?.hash ?? null);
  return isOfIt ? verdict : doubt('build');
}

const doubt = (why: 'unsigned' | 'key' | 'signature' | 'version' | 'build'): Saying => ({
  key: `promote.doubt.${why}`,
  values: {},
});

function signedOf(text: string): unknown {
  try {
    return Reflect.get(Object(JSON.parse(text)), 'signed');
  } catch {
    return null;
  }
}
