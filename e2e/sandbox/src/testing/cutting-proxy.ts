import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface CuttingProxy {
  readonly url: string;
  /** The next words that hold this are passed on; when they are answered, the asker's connection is cut instead. */
  cutAnswerTo(words: string): void;
  close(): Promise<void>;
}

/** Between an exchange and its database. The server hears of a cut only `heardAfterMs` later. */
export async function cuttingProxy(url: string, heardAfterMs: number): Promise<CuttingProxy> {
  const there = new URL(url);
  const sockets = new Set<Socket>();
  let awaited: string | null = null;
  const proxy = createServer(asker => {
    const server = connect(Number(there.port), there.hostname);
    for (const socket of [asker, server]) {
      sockets.add(socket.on('error', () => {}));
      socket.on('close', () => sockets.delete(socket));
    }
    let isCut = false;
    asker.on('data', words => {
      if (awaited !== null && words.includes(awaited)) {
        awaited = null;
        isCut = true;
      }
      server.write(words);
    });
    server.on('data', answer => (isCut ? asker.destroy() : asker.write(answer)));
    server.on('close', () => asker.destroy());
    asker.on('close', () => (isCut ? setTimeout(() => server.destroy(), heardAfterMs) : server.destroy()));
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens at a port
  const { port } = proxy.address() as AddressInfo;
  const here = new URL(url);
  here.port = String(port);
  return {
    url: here.href,
    cutAnswerTo: words => (awaited = words),
    close: async () => {
      for (const socket of sockets) socket.destroy();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}
