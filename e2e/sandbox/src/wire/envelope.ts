import { type Call, writeEnvelope } from '@tradefloor/contract';
import { Bytes } from './bytes';

/** The old server's envelope around an answer; an image has none. */
export function envelopeOf(call: Call<unknown, unknown>, answer: unknown): unknown {
  if (answer instanceof Bytes) return answer;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only the answer's half of the call is looked at
  return writeEnvelope(call as unknown as Call<never, unknown>, { kind: 'ok', answer, message: null });
}
