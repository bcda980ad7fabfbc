import type { Compilation, Module } from 'webpack';

/** What a build carries of one source file: the file, and which of its exports anything in the build asks for. */
export interface UsedExports {
  readonly file: string;
  readonly names: readonly string[];
}

/** By file; webpack has told used from unused to leave the unused out, so nothing that was dropped is here. */
export function usedExports({ modules, moduleGraph }: Compilation): readonly UsedExports[] {
  return [...modules].flatMap(partsOf).flatMap(module => {
    const file: unknown = Reflect.get(module, 'resource');
    if (typeof file !== 'string') return [];
    const used = [...moduleGraph.getExportsInfo(module).orderedExports].filter(
      each => each.getUsed(undefined) !== UNUSED,
    );
    return used.length === 0 ? [] : [{ file, names: used.map(({ name }) => name) }];
  });
}

/** webpack's `UsageState.Unused`. */
const UNUSED = 0;

/** Modules that webpack has joined into one, and the others. */
function partsOf(module: Module): readonly Module[] {
  const joined: unknown = Reflect.get(module, 'modules');
  return Array.isArray(joined) ? joined : [module];
}
