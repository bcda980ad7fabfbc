import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime/core';
import { forgetFailedShares } from './forget-failed-shares';
import { givenToAreas } from './given-to-areas';

/**
 * Areas are built without a federation runtime of their own and find the shell's here, before any of them runs.
 * federation's own `provideExternalRuntime` would put a second copy into the shell.
 */
export default function runtimeForAreas(): ModuleFederationRuntimePlugin {
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });
  // Kept in hand, or the build would find them unused and drop them.
  const plugin = { ...forgetFailedShares, givenToAreas };
  // Each area has an instance of its own.
  runtimeCore.registerGlobalPlugins([plugin]);
  return plugin;
}
