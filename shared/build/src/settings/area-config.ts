import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { BUILDER, type Flavour } from '../root';
import { common } from './every-config';
import { IdsAnywherePlugin } from './ids-anywhere-plugin';
import { IntegrityPlugin } from './integrity-plugin';
import { languagesAlone } from './languages-alone';
import { sharedByArea } from './shared-modules';

export interface AreaBuild {
  readonly area: string;
  readonly folder: string;
  readonly federation: string;
  readonly output: string;
  readonly flavour: Flavour;
  /** Components are replaced while the page is open. */
  readonly refresh?: boolean;
  /** `./area` and `./part-<name>` to modules of the area. */
  readonly exposes: Record<string, { readonly import: string; readonly name: string }>;
}

export const ENTRY = 'entry.js';
const SEEN_WITHOUT_REFRESH = path.join(BUILDER, 'src/dev/seen-without-refresh.cjs');

export function areaConfig(build: AreaBuild): Configuration {
  const { area, folder, federation, output, flavour, refresh = false, exposes } = build;
  const production = flavour === 'production';
  const settings = common({ name: area, folder, flavour, unique: federation, output, refresh });
  return {
    ...settings,
    entry: {},
    output: {
      ...settings.output,
      // Builds are served from a folder of their own, wherever that is.
      publicPath: 'auto',
      // A little sooner than `twice` gives up, by an error that names the file; webpack's own is two minutes.
      chunkLoadTimeout: 19_000,
      // For shells of earlier days in open tabs; a newer one hands out no policy.
      trustedTypes: { policyName: 'mf' },
    },
    plugins: [
      languagesAlone(),
      new ModuleFederationPlugin({
        name: federation,
        filename: ENTRY,
        // A property that can be deleted when the build is replaced; a var can't.
        library: { type: 'window', name: federation },
        exposes,
        shared: sharedByArea(),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        dev: false,
        // The shell's copy of the runtime serves all areas: 7 kB instead of 22 each.
        // An area shows no other build: the shell does.
        experiments: { externalRuntime: true, optimization: { disableRemote: true, target: 'web' } },
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
      ...(refresh
        ? [
            new ReactRefreshPlugin({ library: federation, overlay: false }),
            // Without a name it is of whatever is begun with.
            new webpack.EntryPlugin(folder, SEEN_WITHOUT_REFRESH, {}),
          ]
        : []),
    ],
  };
}
