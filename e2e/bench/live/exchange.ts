import { Server, type Socket } from 'socket.io';
import type { Server as HttpServer } from 'node:http';
import type { WireTrade, WireQuote } from '../references/feed';
import { BASE, firstBook, type Happening, happenings, QUOTE, QUOTES, quoteOf, seeded } from './load';

/** How the sandbox exchange conflates: ten pushes a second of each thing. */
const CONFLATED_EVERY_MS = 100;
/** Without conflation, each happening is a frame of its own; timers are no finer. */
const TICK_MS = 4;
const PAIR = { currency_id: BASE, legal_id: QUOTE };

/** Says `rate` things a second to each socket that asks for it, each apart or gathered. */
export function benchExchange(http: HttpServer): Server {
  const io = new Server(http, { path: '/wss/socket.io/', perMessageDeflate: false });
  io.on('connection', socket => {
    const { rate, conflated } = socket.handshake.query;
    const saying = Number(rate) > 0 ? say(socket, Number(rate), conflated === 'yes') : () => undefined;
    socket.on('disconnect', saying);
  });
  return io;
}

function say(socket: Socket, rate: number, conflated: boolean): () => void {
  const random = seeded(11);
  const source = happenings(random);
  let sequence = 1;
  socket.emit('market_depth', { ...PAIR, ...firstBook(random), seq: sequence, snapshot: 1 });
  for (let pair = 0; pair < QUOTES; pair += 1) socket.emit('daymarket', quoteOf(pair, random));

  function tellBook(bids: Levels, asks: Levels): void {
    socket.emit('market_depth', { ...PAIR, bids, asks, seq: sequence + 1, prev: sequence, snapshot: 0 });
    sequence += 1;
  }

  function tell({ bids, asks, trades, quotes }: Gathered): void {
    if (bids.size + asks.size > 0) tellBook([...bids], [...asks]);
    if (trades.length > 0) socket.emit('transaction', { ...PAIR, list: trades.toReversed().slice(0, 20) });
    for (const quote of quotes.values()) socket.emit('daymarket', quote);
  }

  const began = performance.now();
  let said = 0;
  const timer = setInterval(
    () => {
      // By the clock, not by the ticks: a late timer says more at once.
      const due = Math.floor(((performance.now() - began) / 1000) * rate) - said;
      said += due;
      const happened = Array.from({ length: due }, () => source.next().value);
      if (conflated) tell(gathered(happened));
      else for (const each of happened) tell(gathered([each]));
    },
    conflated ? CONFLATED_EVERY_MS : TICK_MS,
  );
  return () => clearInterval(timer);
}

type Levels = ReadonlyArray<readonly [price: string, amount: string]>;

interface Gathered {
  readonly bids: Map<string, string>;
  readonly asks: Map<string, string>;
  readonly trades: WireTrade[];
  readonly quotes: Map<number, WireQuote>;
}

function gathered(happened: readonly Happening[]): Gathered {
  const all: Gathered = { bids: new Map(), asks: new Map(), trades: [], quotes: new Map() };
  for (const each of happened) {
    if (each.kind === 'level') all[each.side].set(...each.level);
    else if (each.kind === 'trade') all.trades.push(each.trade);
    else all.quotes.set(each.quote.currency_id, each.quote);
  }
  return all;
}
