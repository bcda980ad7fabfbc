// Loaded before a program of ours (`node --require`): ends it as a cut of the power would, at the write DIES_AT names.
const fs = require('node:fs/promises');
const { writeFileSync } = require('node:fs');
const { syncBuiltinESMExports } = require('node:module');

const { DIES_AT, DIES_HOW, DIES_TOLD } = process.env;
const WRITES = ['appendFile', 'copyFile', 'link', 'mkdir', 'rename', 'rm', 'writeFile'];

let met = 0;
const die = () => process.kill(process.pid, 'SIGKILL');

/** `half`: what would be written had the power gone within; without it the write is begun and not waited for. */
function counted(write, half) {
  return async function (...given) {
    met += 1;
    if (String(met) !== DIES_AT) return write.apply(this, given);
    if (DIES_HOW === 'before') die();
    const isWithin = DIES_HOW === 'within';
    const begun = write.apply(this, isWithin && half ? half(given) : given);
    if (!isWithin || half) await begun;
    die();
    return begun;
  };
}

const halved = at => given => given.with(at, given[at].slice(0, given[at].length / 2));
for (const name of WRITES)
  fs[name] = counted(fs[name], ['appendFile', 'writeFile'].includes(name) ? halved(1) : undefined);

// What is written by a handle is counted there: its kind is not exported.
const { open } = fs;
let isHandleCounted = false;
fs.open = async (...given) => {
  const handle = await open(...given);
  const kind = Object.getPrototypeOf(handle);
  if (!isHandleCounted)
    Object.assign(kind, { writeFile: counted(kind.writeFile, halved(0)), sync: counted(kind.sync) });
  isHandleCounted = true;
  return handle;
};
syncBuiltinESMExports();

process.on('exit', () => DIES_TOLD && writeFileSync(DIES_TOLD, String(met)));
