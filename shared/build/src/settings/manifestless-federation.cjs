// Builds come from the registry, entry by entry, and the page preloads their files: nothing of federation's reader of
// manifests and of its own preloading is ever called, and both would be two kilobytes of the shell's first screen.
module.exports = source =>
  source
    .replace(
      /^var SnapshotHandler = class \{$[^]*?^\};$/m,
      'var SnapshotHandler = class {\n\tmanifestCache = new Map();\n\thooks = new PluginSystem({});\n};',
    )
    .replace(/^\tasync preloadRemote\([^]*?^\t\}$/m, '');
