import type { Server as HttpServer } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { Core } from './core';
import { openDemo } from './demo/open-demo';
import { type Address, DEFAULT_OPTIONS, type ExchangeOptions } from './options';
import { serveDocs } from './pages/docs-page';
import { serveFiles } from './pages/files';
import { servePictures } from './pages/pictures';
import { serveMailbox } from './pages/mailbox-page';
import { openSockets, type Sockets } from './push/socket-server';
import { serveTestInterface } from './test-interface/test-interface';
import { offeredCalls } from './wire/route-table';
import { buildServer, type Reached } from './wire/server';

export interface Exchange {
  readonly core: Core;
  readonly app: FastifyInstance;
  readonly sockets: Sockets;
  /** Port 0 takes a free one. Resolves with where it answers. */
  listen(address: Address): Promise<string>;
  close(): Promise<void>;
}

/** How calls and sockets get to it. */
export interface Ways extends Reached {
  readonly openSockets: (server: HttpServer, core: Core) => Sockets;
}

/** By everybody; only the gateways may say for whom they ask. */
const OPEN: Ways = { openSockets };

/** A whole exchange. Options that are left out are those of a small one in memory. */
export async function createExchange(options: Partial<ExchangeOptions> = {}, ways: Ways = OPEN): Promise<Exchange> {
  const core = await Core.open({ ...DEFAULT_OPTIONS, ...options });
  try {
    return await opened(core, ways);
  } catch (problem) {
    await core.close();
    throw problem;
  }
}

async function opened(core: Core, ways: Ways): Promise<Exchange> {
  core.offeredCalls = offeredCalls;
  await core.openMarkets();
  if (!core.options.production) await openDemo(core);
  const app = await buildServer(core, ways);
  const sockets = ways.openSockets(app.server, core);
  serveFiles(app);
  servePictures(app, core);
  serveDocs(app, core);
  if (!core.options.production) {
    serveMailbox(app, core);
    serveTestInterface(app, core, sockets);
  }
  return {
    core,
    app,
    sockets,
    listen: address => app.listen({ ...address }),
    close: async () => {
      // Sockets first: they would hold the server open.
      await sockets.close();
      await app.close();
      await core.close();
    },
  };
}
