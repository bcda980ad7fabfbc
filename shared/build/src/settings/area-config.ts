import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration } from 'webpack';
import type { Flavour } from '../root';
import { common } from './every-config';
import { IdsAnywherePlugin } from './ids-anywhere-plugin';
import { IntegrityPlugin } from './integrity-plugin';
import { sharedByArea } from './shared-modules';

export interface AreaBuild {
  readonly area: string;
  readonly folder: string;
  readonly federation: string;
  readonly output: string;
  readonly flavour: Flavour;
  /** The React of the page: a shell that is published has production's, whatever the area is. */
  readonly react?: Flavour;
  /** `./area` and `./part-<name>` to modules of the area. */
  readonly exposes: Record<string, { readonly import: string; readonly name: string }>;
}

export const ENTRY = 'entry.js';

export function areaConfig(build: AreaBuild): Configuration {
  const { area, folder, federation, output, flavour, react = flavour, exposes } = build;
  const production = flavour === 'production';
  const refresh = react === 'development';
  const settings = common({ name: area, folder, flavour, react, unique: federation, output, refresh });
  return {
    ...settings,
    entry: {},
    output: {
      ...settings.output,
      // Builds are served from a folder of their own, wherever that is.
      publicPath: 'auto',
      // For shells of earlier days in open tabs; a newer one hands out no policy.
      trustedTypes: { policyName: 'mf' },
    },
    plugins: [
      new ModuleFederationPlugin({
        name: federation,
        filename: ENTRY,
        // A property that can be deleted when the build is replaced; a var can't.
        library: { type: 'window', name: federation },
        exposes,
        shared: sharedByArea(react),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        dev: false,
        // The shell's copy of the runtime serves all areas: 7 kB instead of 22 each.
        experiments: { externalRuntime: true },
      }),
      new MiniCssExtractPlugin({
        filename: production ? '[contenthash:12].css' : '[name].css',
        chunkFilename: production ? '[contenthash:12].css' : '[id].css',
        // What is left of a replaced build is found by it.
        attributes: { 'data-mf': federation },
        ignoreOrder: true,
      }),
      // Scripts change while the page is open: there is nothing to vouch for, but components to refresh.
      ...(production ? [new IdsAnywherePlugin(), new IntegrityPlugin()] : []),
      ...(refresh ? [new ReactRefreshPlugin({ library: federation, overlay: false })] : []),
    ],
  };
}
