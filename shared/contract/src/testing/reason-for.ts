import type { Codec } from '../codec';
import { type Fault, type FaultReason, isMalformed } from '../wire/malformed';

/** Every fault that a codec finds, none where it fits. */
export function faultsIn(codec: Codec<unknown>, wire: unknown): readonly Fault[] {
  try {
    codec.decode(wire);
    return [];
  } catch (problem) {
    if (isMalformed(problem)) return problem.faults;
    throw problem;
  }
}

export const reasonFor = (codec: Codec<unknown>, wire: unknown): FaultReason | 'fits' =>
  faultsIn(codec, wire)[0]?.reason ?? 'fits';
