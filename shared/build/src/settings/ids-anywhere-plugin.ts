import type { Compiler } from 'webpack';

const NAME = 'ids-anywhere';

/**
 * Webpack makes the ids of modules of their names, and the two that federation adds are named by where this repository
 * lies and by a file that is called by that: two machines would give one build different bytes.
 */
export class IdsAnywherePlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, compilation => {
      compilation.hooks.beforeModuleIds.tap(NAME, modules => {
        for (const module of modules) {
          const id = idOf(module.identifier());
          if (id !== null) compilation.chunkGraph.setModuleId(module, id);
        }
      });
    });
  }
}

/** The container's name has the other's file in it. */
function idOf(identifier: string): number | null {
  if (identifier.startsWith('container entry ')) return 1;
  return /[\\/]\.federation[\\/]entry\.\w+\.js/.test(identifier) ? 2 : null;
}
