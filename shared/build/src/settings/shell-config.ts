import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { type Flavour, ROOT } from '../root';
import { common } from './every-config';
import { IdsAnywherePlugin } from './ids-anywhere-plugin';
import { IntegrityPlugin } from './integrity-plugin';
import { languagesAlone } from './languages-alone';
import { sharedByShell } from './shared-modules';

export interface ShellBuild {
  readonly build: string;
  readonly folder: string;
  readonly output: string;
  readonly flavour: Flavour;
  /** With the gallery of components at `/__kit`. */
  readonly kit: boolean;
}

export function shellConfig({ build, folder, output, flavour, kit }: ShellBuild): Configuration {
  const production = flavour === 'production';
  const unique = `shell_${build}`;
  const settings = common({ name: 'shell', folder, flavour, unique, output, refresh: false });
  return {
    ...settings,
    entry: { shell: './src/boot/main.ts' },
    output: { ...settings.output, publicPath: '/shell/' },
    plugins: [
      languagesAlone(),
      new webpack.DefinePlugin({ TRADEFLOOR_KIT: JSON.stringify(kit) }),
      new ModuleFederationPlugin({
        name: 'tradefloor_shell',
        shared: sharedByShell(),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        dev: false,
        runtimePlugins: [path.join(ROOT, 'shell/src/boot/runtime-for-areas.ts')],
        // Builds come from the registry, entry by entry: there are no snapshots to read.
        experiments: { optimization: { disableSnapshot: true, target: 'web' } },
      }),
      new MiniCssExtractPlugin({
        filename: production ? '[contenthash:12].css' : '[name].css',
        chunkFilename: production ? '[contenthash:12].css' : '[id].css',
        ignoreOrder: true,
      }),
      ...(production ? [new IdsAnywherePlugin(), new IntegrityPlugin()] : []),
    ],
  };
}
