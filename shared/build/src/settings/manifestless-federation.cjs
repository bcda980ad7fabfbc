// Builds come from the registry, entry by entry, the page preloads their files, and what is shared is never shaken:
// nothing of federation's reader of manifests, of its own preloading and of its choice among shaken packages is ever
// called, and all three would be three kilobytes of the shell's first screen.
module.exports = source =>
  source
    .replace(
      /^var SnapshotHandler = class \{$[^]*?^\};$/m,
      'var SnapshotHandler = class {\n\tmanifestCache = new Map();\n\thooks = new PluginSystem({});\n};',
    )
    .replace(/^\tasync preloadRemote\([^]*?^\t\}$/m, '')
    .replace(/^\t\tpreloadAssets,$/m, '')
    .replace(/^\tif \(USE_SHARED\) \{$[^]*?treeShakingSharePlugin[^]*?^\t\}$/m, '');
