import { LANGUAGES, type ShellJson, shellJson } from '@tradefloor/release';
import type { Compilation } from 'webpack';
import * as z from 'zod/mini';
import { filesOfChunk } from './chunk-files';
import { filesOf } from './files';

interface DescribedShell {
  readonly output: string;
  readonly version: string;
  readonly build: string;
  /** The `platform.version` that this shell hands out. */
  readonly platform: string;
}

/** `shell.json`, from the files that were written. */
export async function describeShell(shell: DescribedShell, compilation: Compilation): Promise<ShellJson> {
  const { output, ...said } = shell;
  const files = compilation.entrypoints.get('shell')?.getFiles() ?? [];
  return shellJson.parse({
    schema: 1,
    ...said,
    shared: providedBy(compilation),
    scripts: files.filter(file => file.endsWith('.js')),
    styles: files.filter(file => file.endsWith('.css')),
    preload: [],
    texts: Object.fromEntries(LANGUAGES.map(code => [code, filesOfChunk(compilation, `texts-${code}`)])),
    // shell/src/boot/trusted-types.ts
    policies: ['default'],
    files: await filesOf(output, 'shell.json'),
  });
}

/** Federation's own fields: it has no other way to ask what a build provides. */
const providedModule = z.looseObject({ _name: z.string(), _version: z.string() });

/** A library that the shell never imports is not provided, whatever the settings list. */
function providedBy(compilation: Compilation): Record<string, string> {
  const provided: Record<string, string> = {};
  for (const module of compilation.modules) {
    if (module.type !== 'provide-module') continue;
    const { _name: name, _version: version } = providedModule.parse(module);
    provided[name] = version;
  }
  return Object.fromEntries(Object.entries(provided).sort(([one], [other]) => one.localeCompare(other)));
}
