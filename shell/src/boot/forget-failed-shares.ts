import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';

/**
 * Federation keeps a shared library that could not be fetched as one that is on its way, and whoever asks again hears of
 * that failure for the tab's life: a menu or a dialog once opened offline would never open.
 */
export const forgetFailedShares: ModuleFederationRuntimePlugin = {
  name: 'forget-failed-shares',
  errorLoadShare({ pkgName, shareScopeMap }) {
    for (const scope of Object.values(shareScopeMap)) {
      for (const shared of Object.values(scope[pkgName] ?? {})) if (!shared.loaded) shared.loading = null;
    }
  },
};
