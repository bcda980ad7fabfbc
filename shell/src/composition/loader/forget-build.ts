import type { ModuleFederation } from '@module-federation/runtime';

/** Builds are kept by page globals under their names (docs/adr/0001): what is not removed here stays for the tab's life. */
export function forgetBuild(instance: ModuleFederation, name: string, entry: string): void {
  // Private in its types, and the only way to end a remote without registering another in its place.
  instance.remoteHandler['removeRemote']({ name, entry });
  const { idToRemoteMap } = instance.remoteHandler;
  for (const [id, remote] of Object.entries(idToRemoteMap)) if (remote.name === name) delete idToRemoteMap[id];
  noLongerUsing(instance, name);
  for (const element of document.querySelectorAll(`link[data-mf="${CSS.escape(name)}"]`)) element.remove();
  Reflect.deleteProperty(globalThis, name);
  Reflect.deleteProperty(globalThis, `chunks_${name}`);
}

/** Each shared library lists who uses it, and federation never strikes anyone off. */
function noLongerUsing({ shareScopeMap }: ModuleFederation, name: string): void {
  for (const scope of Object.values(shareScopeMap)) {
    for (const versions of Object.values(scope)) {
      for (const shared of Object.values(versions)) shared.useIn = shared.useIn.filter(user => user !== name);
    }
  }
}
