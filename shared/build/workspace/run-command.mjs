import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

const running = new Set();
/** Those that have a process group of their own. */
const leaders = new WeakSet();
let ending = false;

/**
 * Runs to the end; resolves with exit code and, where asked to keep it, the output, and of that what went wrong. A quiet one
 * gets a process group of its own: npx puts a shell around what it runs, and that shell ends without ending it.
 */
export function runCommand(command, args, { env = {}, quiet = false, cwd = ROOT } = {}) {
  return new Promise(resolve => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
      detached: quiet,
    });
    running.add(child);
    if (quiet) leaders.add(child);
    const output = [];
    const errors = [];
    child.stdout?.on('data', chunk => output.push(chunk));
    child.stderr?.on('data', chunk => {
      output.push(chunk);
      errors.push(chunk);
    });
    child.on('error', error => {
      running.delete(child);
      if (!quiet) process.stderr.write(`${command} could not be run: ${error.message}\n`);
      resolve({ code: 127, output: String(error), errors: String(error) });
    });
    child.on('close', (code, signal) => {
      running.delete(child);
      // Nobody may go on from what was cut short.
      if (ending) return;
      const [all, wrong] = [output, errors].map(chunks => Buffer.concat(chunks).toString());
      resolve({ code: code ?? (signal ? 1 : 0), output: all, errors: wrong });
    });
  });
}

/** A build or a test that goes on alone would hold ports and folders that the next start needs. Before an exit. */
export async function endCommands() {
  ending = true;
  await Promise.all([...running].map(ended));
}

/**
 * Ended by its number, npm ends the shell between itself and us, and that one tells nobody: it is seen by having another
 * parent. Whoever starts us without npm may go away and leave us running.
 */
export function whenLeftAlone(end) {
  if (!process.env.npm_lifecycle_event) return;
  const { ppid } = process;
  const looking = setInterval(() => {
    if (process.ppid === ppid) return;
    clearInterval(looking);
    end();
  }, 500);
  looking.unref();
}

/**
 * Resolves when the process is no more, and nothing that writes where it wrote; what has not listened for ten seconds is not
 * asked again.
 */
export function ended(child) {
  return new Promise(resolve => {
    if (!running.has(child) && (child.exitCode !== null || child.signalCode !== null)) return resolve();
    const killing = setTimeout(() => {
      tell(child, 'SIGKILL');
      resolve();
    }, 10_000);
    child.once('close', () => {
      clearTimeout(killing);
      resolve();
    });
    tell(child, 'SIGTERM');
  });
}

function tell(child, signal) {
  try {
    if (leaders.has(child)) process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch {
    // The whole group has just ended.
  }
}

/** A TypeScript file of this repository, in Node. */
export function script(file, args = []) {
  return [process.execPath, ['--import', 'tsx', file, ...args]];
}
