import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface CuttingProxy {
  readonly url: string;
  /**
   * The next words that hold this are passed on; when they are answered, the asker's connection is cut instead. Says
   * whether it has come to that.
   */
  cutAnswerTo(words: string): () => boolean;
  /** Of all connections that there are, nothing goes through any more, and neither side is told. */
  silence(): void;
  close(): Promise<void>;
}

/** Between an exchange and its database. The server hears of a cut only `heardAfterMs` later. */
export async function cuttingProxy(url: string, heardAfterMs: number): Promise<CuttingProxy> {
  const there = new URL(url);
  const sockets = new Set<Socket>();
  const silent: Array<() => void> = [];
  let awaited: string | null = null;
  const proxy = createServer(asker => {
    const server = connect(Number(there.port), there.hostname);
    for (const socket of [asker, server]) {
      sockets.add(socket.on('error', () => {}));
      socket.on('close', () => sockets.delete(socket));
    }
    let isCut = false;
    let isSilent = false;
    silent.push(() => (isSilent = true));
    asker.on('data', words => {
      if (awaited !== null && words.includes(awaited)) {
        awaited = null;
        isCut = true;
      }
      if (!isSilent) server.write(words);
    });
    server.on('data', answer => {
      if (isCut) asker.destroy();
      else if (!isSilent) asker.write(answer);
    });
    server.on('close', () => asker.destroy());
    const hear = () => server.destroy();
    asker.on('close', () => (isCut || isSilent ? setTimeout(hear, heardAfterMs) : hear()));
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens at a port
  const { port } = proxy.address() as AddressInfo;
  const here = new URL(url);
  here.port = String(port);
  return {
    url: here.href,
    cutAnswerTo: words => {
      awaited = words;
      return () => awaited === null;
    },
    silence: () => silent.splice(0).forEach(fallSilent => fallSilent()),
    close: async () => {
      for (const socket of sockets) socket.destroy();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}
