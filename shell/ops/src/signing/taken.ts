import { openSigned } from '@tradefloor/release/signed-registry';
import { nodeChecks } from '@tradefloor/release/signing';
import type { Context } from '../command';
import { knownKeys } from './keys';

/**
 * When that was signed which gateways have taken. They take nothing older, and another machine, whose clock is ahead of
 * this one's, may have signed after the backup was made. A gateway is believed by the signature alone.
 */
export async function takenByGateways({ note, seeing }: Pick<Context, 'note' | 'seeing'>): Promise<readonly string[]> {
  const { keys } = await knownKeys(note.signing.folder);
  const taken = seeing.gateways.map(async gateway => {
    try {
      const signed = await seeing.takenAt(gateway);
      const { pointers } = await openSigned(signed, { keys, now: 0, checks: nodeChecks });
      return [pointers.updated];
    } catch {
      // One that is away, or has taken nothing, says nothing.
      return [];
    }
  });
  return (await Promise.all(taken)).flat();
}
