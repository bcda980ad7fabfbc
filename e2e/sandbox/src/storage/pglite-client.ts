import { Worker } from 'node:worker_threads';

export interface PGliteOptions {
  /** Where the database is kept; in memory when null. */
  readonly folder: string | null;
  /** A dumped data folder to begin with. */
  readonly snapshot: string | null;
}

export interface QueryAnswer {
  readonly rows: unknown[];
  readonly affectedRows: number;
}

interface Reply {
  readonly id: number;
  readonly result?: unknown;
  readonly problem?: { readonly message: string; readonly code?: string };
}

interface Waiting {
  resolve(result: unknown): void;
  reject(problem: Error): void;
}

export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
  constructor(
    message: string,
    /** PostgreSQL's five-character state, such as 23505. */
    readonly code?: string,
  ) {
    super(message);
  }
}

/** This side of the thread: each question gets its answer by number. */
export class PGliteClient {
  private readonly worker: Worker;
  private readonly waiting = new Map<number, Waiting>();
  private lastId = 0;
  private ended: Error | null = null;

  constructor(options: PGliteOptions) {
    // Without the parent's flags: a test runner's or a loader's are not meant for a database.
    this.worker = new Worker(new URL('./pglite-thread.mjs', import.meta.url), { workerData: options, execArgv: [] });
    this.worker.on('message', (reply: Reply) => this.settle(reply));
    this.worker.on('error', problem => this.end(problem instanceof Error ? problem : new Error(String(problem))));
    this.worker.on('exit', () => this.end(new DatabaseError('The database thread has ended.')));
  }

  async open(): Promise<void> {
    await this.ask<void>('open');
  }

  async query(sql: string, parameters: readonly unknown[]): Promise<QueryAnswer> {
    return this.ask<QueryAnswer>('query', { sql, parameters });
  }

  /** A statement that is prepared once, its parameters as PostgreSQL receives them. */
  async write(name: string, sql: string, parameters: readonly unknown[]): Promise<void> {
    return this.ask<void>('write', { name, sql, parameters });
  }

  async dump(): Promise<Uint8Array> {
    return this.ask<Uint8Array>('dump');
  }

  async close(): Promise<void> {
    if (this.ended) return;
    try {
      await this.ask<void>('close');
    } finally {
      // Also where it never opened: a thread that stays keeps the process.
      await this.worker.terminate();
    }
  }

  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- what comes back over the thread has the type that `work` there gives
  private ask<Result>(kind: 'open' | 'query' | 'write' | 'dump' | 'close', payload?: unknown): Promise<Result> {
    if (this.ended) return Promise.reject(this.ended);
    this.lastId += 1;
    const id = this.lastId;
    return new Promise((resolve, reject) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
      this.waiting.set(id, { resolve: result => resolve(result as Result), reject });
      this.worker.postMessage({ id, kind, payload }, []);
    });
  }

  private settle({ id, result, problem }: Reply): void {
    const asked = this.waiting.get(id);
    this.waiting.delete(id);
    if (problem) asked?.reject(new DatabaseError(problem.message, problem.code));
    else asked?.resolve(result);
  }

  private end(problem: Error): void {
    this.ended = problem;
    for (const asked of this.waiting.values()) asked.reject(problem);
    this.waiting.clear();
  }
}
