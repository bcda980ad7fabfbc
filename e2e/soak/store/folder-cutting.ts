import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Cutting } from './cut-off';
import { started } from './started';

const DIES = path.join(__dirname, 'dies.cjs');
const HOWS = ['killed before', 'killed within', 'killed after'] as const;

/** Killed at one of what they write to the disk; `told` is a file that nobody else uses. */
export function folderCutting(told: string): Cutting {
  return {
    commands: HOWS,
    gateways: HOWS,
    supposed: 12,
    async begin(program, { at, how }) {
      await rm(told, { force: true });
      const env = { DIES_AT: String(at), DIES_HOW: how.replace('killed ', ''), DIES_TOLD: told };
      const { child, closed } = await started(program, { before: ['--require', DIES], env });
      const ended = closed.then(async ({ code, signal, said }) => ({
        wasCut: signal === 'SIGKILL',
        code,
        said,
        writes: Number(await readFile(told, 'utf8').catch(() => '0')),
      }));
      return { child, ended };
    },
  };
}
