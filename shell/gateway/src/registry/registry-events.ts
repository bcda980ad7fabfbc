import { Bucket } from '@tradefloor/limits';
import { LONGEST_SHOWN_WORD } from '@tradefloor/release';
import type { SignedRegistry } from '@tradefloor/release/signed-registry';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { RegistrySource } from './registry-source';
import { type BuildTabs, ShownBuilds } from './shown-builds';
import type { Standing } from './standing';

const WORD_EVERY_MS = 30_000;

/** In bytes: a word at each change on screen, and an answer to each ping. */
const MAY_SAY = { perSecond: 500, atOnce: 32_000 };
/** What a frame costs besides, however short it is. */
const FRAME_BYTES = 250;

/** For tabs to answer the good-bye; the server cannot close while one is open. */
const GOODBYE_MS = 300;

/** A tab that takes nothing for so long is better served by its poll. */
const MOST_UNSENT_BYTES = 4_000_000;

/** Where tabs that check signatures listen. */
export const SIGNED_EVENTS = '/registry/events/signed';

/**
 * `/registry/events`: tells every open tab the newest registry, as `{ revision, registry }`, and now and then which one
 * stands, as `{ mark }`: a tab whose line is dead without a word notices by the silence, and by the mark what it missed.
 * Tabs that keep descriptions are told the new ones alone: of a dozen a promote changes one at most, and everybody gets
 * it at once. Tabs say on it which builds they have on screen, as `{ shows }`.
 */
export class RegistryEvents {
  // Tabs say what they show, and nothing else: anything longer than that is an attack.
  readonly #server = new WebSocketServer({
    noServer: true,
    maxPayload: LONGEST_SHOWN_WORD,
    perMessageDeflate: false,
  });
  readonly #shown = new ShownBuilds();
  readonly #silent = new WeakSet<WebSocket>();
  /** Those that check what they are told. */
  readonly #checking = new WeakSet<WebSocket>();
  readonly #keeping = new WeakSet<WebSocket>();
  #told: Standing['signed'];
  readonly #speaking: NodeJS.Timeout;

  constructor(
    private readonly source: Pick<RegistrySource, 'current' | 'onChange'>,
    private readonly onCut: () => void,
    wordEvery = WORD_EVERY_MS,
  ) {
    this.#told = source.current.signed;
    source.onChange(standing => this.#tellAll(standing));
    this.#speaking = setInterval(() => this.#speakToAll(), wordEvery);
    this.#speaking.unref();
  }

  get openTabs(): number {
    return this.#server.clients.size;
  }

  get shown(): readonly BuildTabs[] {
    return this.#shown.count();
  }

  accept(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    this.#server.handleUpgrade(request, socket, head, client => {
      client.on('error', () => client.terminate());
      client.on('pong', () => this.#silent.delete(client));
      this.#shown.follow(client);
      this.#bound(client, socket);
      const checks = request.url?.startsWith(SIGNED_EVENTS) === true;
      if (checks) this.#checking.add(client);
      if (checks && saidIn(request.url).has('keeps')) this.#keeping.add(client);
      const event = isKnown(this.source.current, request.url) ? null : eventOf(this.source.current, checks);
      if (event !== null) client.send(event);
    });
  }

  stop(): void {
    clearInterval(this.#speaking);
    this.#server.close();
    for (const client of this.#server.clients) client.close(1001);
    setTimeout(() => {
      for (const client of this.#server.clients) client.terminate();
    }, GOODBYE_MS);
  }

  #bound(client: WebSocket, socket: Duplex): void {
    const patience = new Bucket(MAY_SAY);
    let isCut = false;
    const take = (bytes: number) => {
      if (isCut || patience.take(bytes) === 0) return;
      isCut = true;
      this.onCut();
      client.terminate();
    };
    // Bytes too: pieces of a word that never ends are no event.
    socket.on('data', ({ length }: Buffer) => take(length));
    for (const frame of ['message', 'ping', 'pong']) client.on(frame, () => take(FRAME_BYTES));
  }

  #tellAll(standing: Standing): void {
    const [plain, signed] = [eventOf(standing, false), eventOf(standing, true)];
    const news = standing.signed && eventOf({ ...standing, signed: newIn(standing.signed, this.#told) }, true);
    this.#told = standing.signed;
    for (const client of this.#server.clients) {
      const event = this.#keeping.has(client) ? news : this.#checking.has(client) ? signed : plain;
      if (client.bufferedAmount > MOST_UNSENT_BYTES) client.terminate();
      else if (event !== null) client.send(event);
    }
  }

  #speakToAll(): void {
    const word = JSON.stringify({ mark: this.source.current.mark });
    for (const client of this.#server.clients) {
      if (this.#silent.has(client)) client.terminate();
      this.#silent.add(client);
      client.ping();
      client.send(word);
    }
  }
}

/** Tabs of older shells come with the revision alone. */
function isKnown({ revision, mark }: Standing, address?: string): boolean {
  const said = saidIn(address);
  return said.has('mark') ? said.get('mark') === mark : said.get('revision') === String(revision);
}

const saidIn = (address = '/'): URLSearchParams => new URL(address, 'http://gateway').searchParams;

/** Without the descriptions that whoever has the registry before has already: the pointers name them by their hash. */
function newIn(signed: string, before: string | null): string {
  const { pointers, descriptions } = read(signed);
  const known = new Set(before === null ? [] : read(before).descriptions.map(each => JSON.stringify(each)));
  return JSON.stringify({ pointers, descriptions: descriptions.filter(each => !known.has(JSON.stringify(each))) });
}

const read = (signed: string): SignedRegistry => JSON.parse(signed);

/** Null where nothing was signed yet: whoever checks would take that for an attack. */
function eventOf({ revision, json, signed }: Standing, checks: boolean): string | null {
  const registry = checks ? signed : json;
  return registry && `{"revision":${revision},"registry":${registry}}`;
}
