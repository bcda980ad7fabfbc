import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import { createRequire } from 'node:module';
import path from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration } from 'webpack';
import { BUILDER, type Flavour, ROOT } from '../root';
import { rules } from './rules';

/** Of source, before it is made small: about a tenth of it travels. */
const LEAST_SHARED_BYTES = 120_000;

interface Common {
  readonly name: string;
  readonly folder: string;
  readonly flavour: Flavour;
  /** Unique to the build: scripts, styles and globals of two builds never meet. */
  readonly unique: string;
  readonly output: string;
  readonly refresh: boolean;
}

export function common({ name, folder, flavour, unique, output, refresh }: Common): Configuration {
  const production = flavour === 'production';
  return {
    name,
    mode: flavour,
    context: folder,
    target: ['web', 'es2022'],
    devtool: production ? false : 'cheap-module-source-map',
    output: {
      path: output,
      // By the build, not by content: federation's runtime asks for this name before the content stands.
      filename: production ? `${unique}.js` : '[name].js',
      chunkFilename: production ? '[contenthash:12].js' : '[id].chunk.js',
      assetModuleFilename: '[contenthash:12][ext]',
      uniqueName: unique,
      chunkLoadingGlobal: `chunks_${unique}`,
      crossOriginLoading: 'anonymous',
      // A module whose library did not come is run again with it, not left half made.
      strictModuleErrorHandling: true,
      hashFunction: 'xxhash64',
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
      // rxjs has a smaller copy for browsers of this decade.
      conditionNames: ['es2015', '...'],
    },
    // Loaders are this package's own, whatever package the code comes from.
    resolveLoader: { modules: createRequire(import.meta.url).resolve.paths('swc-loader') ?? [] },
    module: { rules: rules({ flavour, salt: unique, refresh }) },
    optimization: {
      // What failed must leave no record: the update after the mend would begin there, and end in a reload.
      emitOnErrors: false,
      minimize: production,
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          // Half a kilobyte of the shell's first bytes.
          terserOptions: { compress: { passes: 3 } },
          extractComments: false,
          parallel: false,
        }),
        new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify, parallel: false }),
      ],
      moduleIds: production ? 'deterministic' : 'named',
      chunkIds: production ? 'deterministic' : 'named',
      realContentHash: production,
      // A file more costs a newcomer far from the server more than some kilobytes again on the next screen.
      splitChunks: production ? { minSize: LEAST_SHARED_BYTES, cacheGroups: { defaultVendors: false } } : {},
    },
    performance: { hints: false },
    stats: 'none',
    infrastructureLogging: { level: 'warn' },
    cache: cacheOf(name, refresh ? `${flavour}-refresh` : flavour),
  };
}

/** A CI machine starts empty: writing a cache there only costs. */
function cacheOf(name: string, kind: string): NonNullable<Configuration['cache']> {
  if (process.env.CI) return false;
  return {
    type: 'filesystem',
    name: `${name}-${kind}`,
    cacheDirectory: path.join(ROOT, '.build', '.cache'),
    buildDependencies: { settings: [path.join(BUILDER, 'src/settings/')] },
    compression: false,
  };
}
