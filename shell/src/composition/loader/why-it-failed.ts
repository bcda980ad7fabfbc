import type { Build } from '@tradefloor/release';
import { Fault, type FaultKind } from './fault';

/** A browser gives one error event for what is missing and what was refused: only asking again tells them apart. */
export async function whyItFailed(
  problem: unknown,
  { build, base, entry }: Build,
  otherwise: FaultKind,
): Promise<Fault> {
  if (problem instanceof Fault) return problem;
  return new Fault((await kindOf(problem, base + entry)) ?? otherwise, build, problem);
}

async function kindOf(problem: unknown, entry: string): Promise<FaultKind | null> {
  const { name = '', message = '', request } = fieldsOf(problem);
  if (name === 'ChunkLoadError') return (await isServed(request ?? entry)) ? 'integrity-refused' : 'chunk-missing';
  if (message.includes('ScriptNetworkError')) {
    if (message.includes('timed out')) return 'load-timeout';
    return (await isServed(entry)) ? 'integrity-refused' : 'files-missing';
  }
  if (message.includes('does not exist in container') || message.includes('RUNTIME-014')) return 'nothing-exposed';
  return null;
}

async function isServed(address: string): Promise<boolean> {
  try {
    return (await fetch(address, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(1_000) })).ok;
  } catch {
    return false;
  }
}

function fieldsOf(problem: unknown): { name?: string; message?: string; request?: string } {
  return problem instanceof Error ? problem : {};
}
