import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import path from 'node:path';
import type { RuleSetRule } from 'webpack';
import { BUILDER, type Flavour } from '../root';

const BROWSERS = 'es2022';
/** Of an area or of a shared room. */
const TEXTS = /\/locales\/[a-z]+\.json$/;

interface Rules {
  readonly flavour: Flavour;
  /** In class names. */
  readonly salt: string;
  /** Components are replaced while the page is open. */
  readonly refresh: boolean;
}

export function rules({ flavour, salt, refresh }: Rules): RuleSetRule[] {
  const development = flavour === 'development';
  return [
    {
      test: /\.tsx?$/,
      // Our own packages are sources in somebody's node_modules, too.
      exclude: /node_modules(?!.*\/@tradefloor\/)/,
      loader: 'swc-loader',
      options: {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          // The runtime that React has in production, too: a published shell gives no other, and a development server's area
          // is shown in that one as well.
          transform: { react: { runtime: 'automatic', development: false, refresh } },
          target: BROWSERS,
        },
      },
    },
    {
      test: /node_modules\/react-router\/dist\/.*\.mjs$/,
      loader: path.join(BUILDER, 'src/settings/prunable-router.cjs'),
    },
    {
      test: /@module-federation\/error-codes\/dist\/desc\.mjs$/,
      loader: path.join(BUILDER, 'src/settings/wordless-errors.cjs'),
    },
    {
      test: /@module-federation\/sdk\/dist\/logger\.js$/,
      loader: path.join(BUILDER, 'src/settings/brief-log.cjs'),
    },
    {
      test: /@module-federation\/runtime-core\/dist\/(plugins\/snapshot\/SnapshotHandler|remote\/index|helpers)\.js$/,
      loader: path.join(BUILDER, 'src/settings/manifestless-federation.cjs'),
    },
    {
      test: /@module-federation\/webpack-bundler-runtime\/dist\/init\.js$/,
      loader: path.join(BUILDER, 'src/settings/manifestless-federation.cjs'),
    },
    ...(refresh ? [{ test: TEXTS, type: 'javascript/auto', loader: path.join(BUILDER, 'src/dev/hot-texts.cjs') }] : []),
    {
      test: /\.css$/,
      use: [
        MiniCssExtractPlugin.loader,
        {
          loader: 'css-loader',
          options: {
            modules: {
              auto: true,
              // Two builds of one area may be on screen for a moment: their class names must differ.
              localIdentName: development ? '[name]-[local]' : '[hash:base64:7]',
              localIdentHashSalt: salt,
              exportLocalsConvention: 'as-is',
              namedExport: false,
            },
          },
        },
      ],
      sideEffects: true,
    },
  ];
}
