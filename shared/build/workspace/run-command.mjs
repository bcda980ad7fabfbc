import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Runs to the end; resolves with exit code and, where asked to keep it, the output. */
export function runCommand(command, args, { env = {}, quiet = false, cwd = ROOT } = {}) {
  return new Promise(resolve => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    });
    const output = [];
    child.stdout?.on('data', chunk => output.push(chunk));
    child.stderr?.on('data', chunk => output.push(chunk));
    child.on('error', error => resolve({ code: 127, output: String(error) }));
    child.on('close', (code, signal) =>
      resolve({ code: code ?? (signal ? 1 : 0), output: Buffer.concat(output).toString() }),
    );
  });
}

/** A TypeScript file of this repository, in Node. */
export function script(file, args = []) {
  return [process.execPath, ['--import', 'tsx', file, ...args]];
}
