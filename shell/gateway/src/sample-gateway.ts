import type { AreaJson, AreaReleases, ShellJson } from '@tradefloor/release';
import { LAYOUT } from '@tradefloor/release/folder';
import { writeBuildFolder, writeRevision, writeShellFolder } from '@tradefloor/release/sample-build-folder';
import { aBuild, releasesOf } from '@tradefloor/release/sample-builds';
import type { FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { WebSocket } from 'ws';
import { createGateway } from './gateway';
import type { GatewayOptions } from './settings';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** For tests: an exchange of a few lines, a store of its own, and a gateway that really listens. */
export class SampleGateway {
  url = '';
  readonly exchange: Server;
  /** What the exchange does with a call. */
  answer: Handler = (_request, response) => response.end('{"type":"ok","message":{}}');
  #app: FastifyInstance | null = null;
  #areas: Record<string, AreaReleases> = {};
  #revision = 0;
  #exchangePort = 0;

  private constructor(readonly root: string) {
    this.exchange = createServer((request, response) => this.answer(request, response));
  }

  static async open(options: Partial<GatewayOptions> = {}): Promise<SampleGateway> {
    const gateway = new SampleGateway(await mkdtemp(path.join(tmpdir(), 'gateway-')));
    await gateway.buildShell();
    gateway.#exchangePort = await listening(gateway.exchange);
    await gateway.#start({ exchange: gateway.exchangeUrl, ...options });
    return gateway;
  }

  get store(): string {
    return path.join(this.root, 'releases');
  }

  get state(): string {
    return path.join(this.root, 'state');
  }

  get shellFolder(): string {
    return path.join(this.root, 'shell');
  }

  get revision(): number {
    return this.#revision;
  }

  get exchangeUrl(): string {
    return `http://127.0.0.1:${this.#exchangePort}`;
  }

  async stop(): Promise<void> {
    await this.#app?.close();
  }

  async stopExchange(): Promise<void> {
    this.exchange.closeAllConnections();
    await new Promise(resolve => {
      this.exchange.close(resolve);
    });
  }

  async close(): Promise<void> {
    await this.stop();
    await this.stopExchange();
    await rm(this.root, { recursive: true, force: true });
  }

  /** `Connection: close`, so that a test's end waits for nothing. */
  get(address: string, headers: Record<string, string> = {}, init: RequestInit = {}): Promise<Response> {
    return fetch(`${this.url}${address}`, {
      redirect: 'manual',
      headers: { connection: 'close', ...headers },
      ...init,
    });
  }

  /** A tab that follows the registry, and says so of itself. */
  async tab(...words: readonly string[]): Promise<WebSocket> {
    const line = new WebSocket(`${this.url.replace('http', 'ws')}/registry/events`);
    await once(line, 'open');
    for (const word of words) line.send(word);
    return line;
  }

  async buildShell(change?: Partial<ShellJson>, contents?: Readonly<Record<string, string>>): Promise<ShellJson> {
    return writeShellFolder(this.shellFolder, change, contents);
  }

  /** Published and stable, at the next revision. */
  async release(change: Partial<AreaJson>, contents?: Readonly<Record<string, string>>): Promise<AreaJson> {
    const { area = 'spot', build = 'ab12cd34' } = change;
    const said = await writeBuildFolder(LAYOUT.build(this.store, area, build), change, contents);
    const { builds, stable, lastGood } = this.#areas[area] ?? releasesOf([]);
    const before = stable === null ? lastGood : [stable, ...lastGood];
    this.#areas[area] = releasesOf([aBuild(said), ...builds], { stable: build, lastGood: before });
    await this.write(this.#areas);
    return said;
  }

  async write(areas: Record<string, AreaReleases>): Promise<void> {
    this.#revision += 1;
    await writeRevision(this.store, {
      schema: 1,
      revision: this.#revision,
      updated: '2026-11-20T10:00:00.000Z',
      areas,
    });
  }

  /** When the gateway has read what was written last. */
  async noticed(): Promise<void> {
    for (;;) {
      const { revision }: { revision: number } = JSON.parse(await (await this.get('/registry')).text());
      if (revision === this.#revision) return;
    }
  }

  async #start(options: Pick<GatewayOptions, 'exchange'> & Partial<GatewayOptions>): Promise<void> {
    const shell = () => Promise.resolve(this.shellFolder);
    // A test that asks until it is so asks as often as the machine lets it.
    const unlimited = { guestCallsPerSecond: 0 };
    this.#app = await createGateway({ store: this.store, state: this.state, shell, ...unlimited, ...options });
    this.url = await this.#app.listen({ port: 0, host: '127.0.0.1' });
  }
}

async function listening(server: Server): Promise<number> {
  await new Promise<void>(resolve => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given.');
  return address.port;
}
