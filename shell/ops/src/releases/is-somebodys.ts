import type { Build, Registry } from '@tradefloor/release';
import { signedIn } from '@tradefloor/release/signed-store';
import { hashOf } from '@tradefloor/release/signing';
import type { Note } from '../edit-registry';
import { isVouchedFor, keysEver } from '../signing/as-signed';
import { keysThatStand } from '../signing/seal';
import type { ReleaseStore } from '../store/release-store';
import { descriptionOf } from './published';

/** The build that comes, with its description word for word. */
interface Coming {
  readonly text: string;
  readonly store: ReleaseStore;
  readonly note: Pick<Note, 'signing'>;
}

/**
 * Whether a build that is listed was brought by somebody. In a store that is signed, what nobody has signed is as what lies
 * there unlisted. Where its own description is lost, the one that comes again is held to the signature.
 */
export async function isSomebodys(registry: Registry, known: Build, { text, store, note }: Coming): Promise<boolean> {
  if (signedIn(registry) === null) return true;
  const { signed } = known;
  if (signed === undefined) return false;
  const keys = [...(await keysEver(note.signing.folder)), ...(keysThatStand(registry) ?? [])];
  const kept = await descriptionOf(store)(known.area, known.build);
  const described = [kept, text].find(each => each !== null && hashOf(each) === signed.hash);
  return described === undefined || isVouchedFor(known, described, keys);
}
