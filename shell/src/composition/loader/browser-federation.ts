import { getInstance, type ModuleFederation, type ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import type { Build } from '@tradefloor/release';
import type { Federation } from './federation';
import { forgetBuild } from './forget-build';

export function browserFederation(entryLimit: number): Federation {
  const builds = new Map<string, Build>();
  const instance = federationInstance();
  instance.registerPlugins([entryScripts(name => builds.get(name), entryLimit)]);
  return {
    async load(build, expose) {
      builds.set(build.federation, build);
      instance.registerRemotes([{ name: build.federation, entry: entryOf(build) }]);
      const name = expose.replace(/^\.\//, '');
      return instance.loadRemote(`${build.federation}/${name}`);
    },
    purge(build) {
      builds.delete(build.federation);
      forgetBuild(instance, build.federation, entryOf(build));
    },
  };
}

/** Script remotes, not modules: an `import()` can't carry the hash that the registry vouches for. */
function entryScripts(buildOf: (name: string) => Build | undefined, timeout: number): ModuleFederationRuntimePlugin {
  return {
    name: 'entry-scripts',
    createScript({ url, remoteInfo }) {
      const build = remoteInfo && buildOf(remoteInfo.name);
      const listed = build?.files.find(file => file.path === build.entry);
      if (!listed) throw new Error(`No build vouches for ${url}`);
      const script = document.createElement('script');
      script.async = true;
      script.crossOrigin = 'anonymous';
      script.integrity = listed.integrity;
      script.src = url;
      return { script, timeout };
    },
  };
}

function entryOf(build: Build): string {
  return new URL(build.base + build.entry, window.location.origin).href;
}

function federationInstance(): ModuleFederation {
  const instance = getInstance();
  if (!instance) throw new Error('The shell runs without module federation: it was not built by shared/build');
  return instance;
}
