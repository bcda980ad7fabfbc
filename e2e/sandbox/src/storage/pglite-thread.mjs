// PGlite in a thread of its own: a commit then never holds up the matching loop.
// Plain JavaScript, because a worker must start alike under tsx and under Jest.
import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, protocol, types } from '@electric-sql/pglite';

const { folder, snapshot } = workerData;

// `int8` holds ids and milliseconds here, both far below 2^53.
const parsers = { [types.INT8]: Number };

// Pages kept beside what is in memory anyway would only keep it twice, and cost a third of the start.
const IN_MEMORY = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

const database = PGlite.create({
  ...(folder === null ? { startParams: IN_MEMORY } : { dataDir: folder }),
  ...(snapshot === null ? {} : { loadDataDir: new Blob([await readFile(snapshot)]) }),
  parsers,
});

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
