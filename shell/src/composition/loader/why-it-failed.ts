import type { Build } from '@tradefloor/release';
import { Fault, type FaultKind } from './fault';

/** A browser gives one error event for what is missing and what was refused: only asking again tells them apart. */
export async function whyItFailed(
  problem: unknown,
  { build, base, entry }: Build,
  otherwise: FaultKind,
): Promise<Fault> {
  if (problem instanceof Fault) return problem;
  const { kind = otherwise, unanswered = null } = (await causeOf(problem, base + entry)) ?? {};
  return new Fault(kind, build, problem, unanswered);
}

export const tooLate = ({ build, base, entry }: Build): Fault =>
  new Fault('load-timeout', build, undefined, base + entry);

interface Cause {
  readonly kind: FaultKind;
  readonly unanswered?: string | null;
}

async function causeOf(problem: unknown, entry: string): Promise<Cause | null> {
  const { name = '', message = '', request = entry } = fieldsOf(problem);
  if (name === 'ChunkLoadError') return missingOrRefused(request, 'chunk-missing');
  if (message.includes('ScriptNetworkError')) {
    if (message.includes('timed out')) return { kind: 'load-timeout', unanswered: entry };
    return missingOrRefused(entry, 'files-missing');
  }
  if (message.includes('does not exist in container') || message.includes('RUNTIME-014')) {
    return { kind: 'nothing-exposed' };
  }
  return null;
}

async function missingOrRefused(address: string, missing: FaultKind): Promise<Cause> {
  const answer = await answerAt(address);
  return answer?.ok ? { kind: 'integrity-refused' } : { kind: missing, unanswered: answer === null ? address : null };
}

/** Null where nothing answers, not even with a refusal; what stands before the gateway, or asks to wait, is no answer. */
export async function answerAt(address: string): Promise<Response | null> {
  try {
    const answer = await fetch(address, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(1_000) });
    return [429, 502, 504].includes(answer.status) || answer.headers.has('retry-after') ? null : answer;
  } catch {
    return null;
  }
}

function fieldsOf(problem: unknown): { name?: string; message?: string; request?: string } {
  return problem instanceof Error ? problem : {};
}
