import { programOf } from '@tradefloor/sandbox/program';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** A server of the suite in a process of its own, so that it can be killed like a real one. */
export interface Server {
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  /** What it has printed so far. */
  output(): string;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/** Ends what hangs: a start takes ten seconds of a core, which a busy machine gives in minutes. */
export const START_LIMIT_MS = 400_000;

export async function startServer(file: string, port: number, env: Record<string, string>): Promise<Server> {
  const child = spawn(process.execPath, [await programOf(file)], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'test', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => printed.push(String(chunk)));
  const output = () => printed.join('');
  const url = `http://127.0.0.1:${port}`;
  await answering(`${url}/healthz`, child, output, file);
  return { url, port, pid: child.pid ?? 0, output, stop: signal => stopChild(child, signal) };
}

async function answering(url: string, child: ChildProcess, output: () => string, file: string): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`${file} ended with ${child.exitCode}:\n${output()}`);
    const answer = await fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => null);
    if (answer?.ok) return;
    await new Promise(resolve => setTimeout(resolve, 50));
  }
  child.kill('SIGKILL');
  throw new Error(`${file} did not answer within ${START_LIMIT_MS / 1000} s:\n${output()}`);
}

async function stopChild(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  const patience = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await ended;
  clearTimeout(patience);
}
