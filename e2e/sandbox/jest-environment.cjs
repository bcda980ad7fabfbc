const { readFileSync } = require('node:fs');
const path = require('node:path');
const { TestEnvironment } = require('jest-environment-node');

/*
 * What outlives a test file in the process that runs many of them.
 */

let database = null;

/** The embedded database as V8 has compiled it. As long as somebody holds it, each thread that compiles the same bytes is given it: 0.6 s of a core for every test file. */
function held() {
  const folder = path.dirname(require.resolve('@electric-sql/pglite'));
  return WebAssembly.compile(readFileSync(path.join(folder, 'pglite.wasm')));
}

// Node takes a heap of a gigabyte apart before it ends, longer than Jest waits for it.
process.on('exit', code => process.exit(code));

module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    database ??= await held();
  }
};
