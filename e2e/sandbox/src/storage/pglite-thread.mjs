// PGlite in a thread of its own: a commit then never holds up the matching loop.
// Plain JavaScript, because a worker must start alike under tsx and under Jest.
import { readdir, readFile, rename, rm } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, protocol, types } from '@electric-sql/pglite';

const { folder, snapshot } = workerData;

// `int8` holds ids and milliseconds here, both far below 2^53.
const parsers = { [types.INT8]: Number };

// Pages kept beside what is in memory anyway would only keep it twice, and cost a third of the start.
const IN_MEMORY = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

const database = folder === null ? inMemory() : inFolder();

async function inMemory() {
  const begun = snapshot === null ? {} : { loadDataDir: new Blob([await readFile(snapshot)]) };
  return PGlite.create({ startParams: IN_MEMORY, ...begun, parsers });
}

async function inFolder() {
  if (await isNew(folder)) await makeWhole();
  return PGlite.create({ dataDir: folder, parsers });
}

/** Beside its place, and whole before it is there: one that was ended half way would look like a damaged database. */
async function makeWhole() {
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  const made = await PGlite.create({ dataDir: unfinished });
  await made.close();
  await rename(unfinished, folder);
}

async function isNew(place) {
  const files = await readdir(place).catch(problem => {
    if (problem.code === 'ENOENT') return [];
    throw problem;
  });
  return files.length === 0;
}

const { serialize } = protocol;
/** The statements that are prepared. */
const prepared = new Set();

const work = {
  async open() {
    await database;
  },
  async query({ sql, parameters }) {
    const { rows, affectedRows } = await (await database).query(sql, parameters);
    return { rows, affectedRows: affectedRows ?? 0 };
  },
  // All in one message: each by itself, as `query` sends them, costs as much as thirty rows.
  async write({ name, sql, parameters }) {
    // One whose first use broke may be there or not.
    const first = prepared.has(name)
      ? []
      : [serialize.close({ type: 'S', name }), serialize.parse({ name, text: sql })];
    const values = serialize.bind({ statement: name, values: parameters });
    await (await database).execProtocol(Buffer.concat([...first, values, serialize.execute(), serialize.sync()]));
    if (name !== '') prepared.add(name);
  },
  async dump() {
    // Who begins with it would otherwise go through the log since the last one first.
    await (await database).exec('CHECKPOINT');
    const file = await (await database).dumpDataDir('none');
    return new Uint8Array(await file.arrayBuffer());
  },
  async close() {
    await (await database).close();
  },
};

parentPort.on('message', async ({ id, kind, payload }) => {
  try {
    parentPort.postMessage({ id, result: await work[kind](payload) }, []);
  } catch (problem) {
    parentPort.postMessage({ id, problem: { message: String(problem?.message ?? problem), code: problem?.code } }, []);
  }
  if (kind === 'close') parentPort.close();
});
