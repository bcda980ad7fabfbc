import { integrityOf } from '@tradefloor/release/hash';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compilation, type Compiler } from 'webpack';

const PLACEHOLDER = '__INTEGRITY_OF_FILES__';
const TABLE = '__webpack_require__.integrity';
/** webpack leaves it out on its own origin; what the page has preloaded with it would then be fetched twice. */
const AS_PRELOADED = (element: string) => `${element}.crossOrigin = "anonymous";`;

/**
 * Gives the loader of a build the hash of every script and stylesheet that it may fetch later, so that the browser
 * refuses what was changed. webpack-subresource-integrity knows one hash a chunk, and a chunk with a stylesheet has two.
 */
export class IntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('integrity', compilation => {
      this.#askForHashes(compilation);
      // File names come from the final content: only then are the files what will be served.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name: 'integrity', stage }, () => this.#fillIn(compilation));
    });
  }

  #askForHashes(compilation: Compilation): void {
    compilation.hooks.additionalTreeRuntimeRequirements.tap('integrity', chunk => {
      compilation.addRuntimeModule(chunk, new IntegrityTable());
    });
    const { LoadScriptRuntimeModule } = webpack.runtime;
    LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap('integrity', source =>
      [source, `script.integrity = ${TABLE}(url);`, AS_PRELOADED('script')].join('\n'),
    );
    MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap('integrity', source =>
      [source, `linkTag.integrity = ${TABLE}(fullhref);`, AS_PRELOADED('linkTag')].join('\n'),
    );
  }

  #fillIn(compilation: Compilation): void {
    const hashes: Record<string, string> = {};
    const loaders: string[] = [];
    for (const { name, source } of compilation.getAssets()) {
      if (!/\.(js|css)$/.test(name)) continue;
      if (source.source().toString().includes(PLACEHOLDER)) loaders.push(name);
      else hashes[name] = integrityOf(source.buffer());
    }
    for (const name of loaders) {
      compilation.updateAsset(name, source => {
        // In brackets: the minifier may have put the placeholder where an object would read as a block.
        const filled = source
          .source()
          .toString()
          .replace(new RegExp(`["']${PLACEHOLDER}["']`), `(${JSON.stringify(hashes)})`);
        return new webpack.sources.RawSource(filled);
      });
    }
  }
}

class IntegrityTable extends webpack.RuntimeModule {
  constructor() {
    super('integrity');
  }

  override generate(): string {
    return [
      `var hashes = "${PLACEHOLDER}";`,
      // The address is the public path and the file's name; nothing else is ever fetched through this loader.
      `${TABLE} = url => hashes[String(url).slice(__webpack_require__.p.length)] || "";`,
    ].join('\n');
  }
}
