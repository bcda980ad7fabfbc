import type { Build } from '@tradefloor/release';
import { Fault, type FaultKind } from './fault';
import { isAltered } from './is-altered';

/** A browser gives one error event for what is missing and what was refused: only asking again tells them apart. */
export async function whyItFailed(problem: unknown, build: Build, otherwise: FaultKind): Promise<Fault> {
  if (problem instanceof Fault) return problem;
  const { kind = otherwise, unanswered = null } = (await causeOf(problem, build)) ?? {};
  return new Fault(kind, build.build, problem, unanswered);
}

export const tooLate = ({ build, base, entry }: Build): Fault =>
  new Fault('load-timeout', build, undefined, base + entry);

interface Cause {
  readonly kind: FaultKind;
  readonly unanswered?: string | null;
}

async function causeOf(problem: unknown, build: Build): Promise<Cause | null> {
  const entry = build.base + build.entry;
  const { name = '', message = '', request = entry } = fieldsOf(problem);
  if (name === 'ChunkLoadError') return missingOrRefused(request, 'chunk-missing', build);
  if (message.includes('ScriptNetworkError')) {
    if (message.includes('timed out')) return { kind: 'load-timeout', unanswered: entry };
    return missingOrRefused(entry, 'files-missing', build);
  }
  if (message.includes('does not exist in container') || message.includes('RUNTIME-014')) {
    return { kind: 'nothing-exposed' };
  }
  return null;
}

/** What is there, sound, and does not load all the same is kept away by something in the browser: not asked for for ever. */
const MOST_RETURNS = 3;
const returns = new Map<string, number>();

async function missingOrRefused(address: string, missing: FaultKind, build: Build): Promise<Cause> {
  const answer = await answerAt(address);
  if (answer === null) return { kind: missing, unanswered: address };
  if (!answer.ok) return { kind: missing };
  if (await isAltered(address, build)) return { kind: 'integrity-refused' };
  const times = (returns.get(address) ?? 0) + 1;
  returns.set(address, times);
  return { kind: missing, unanswered: times > MOST_RETURNS ? null : address };
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
