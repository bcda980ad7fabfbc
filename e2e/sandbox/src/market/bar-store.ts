import { decimal, fromScaled, toScaled } from '@tradefloor/money';
import { type Kysely, sql } from 'kysely';
import { DAY } from '../clock/clock';
import type { Tables } from '../storage/tables';
import { aggregate } from './aggregate';
import type { Bar } from './bars';
import type { History } from './history';
import type { Market, PublicTrade } from './market';
import type { MarketHall } from './market-hall';
import type { Pair } from './pair';

export const SPANS = ['minute', 'hour', 'day'] as const;
type Span = (typeof SPANS)[number];
const KEPT = { minute: 31 * DAY, hour: 366 * DAY } as const;

export async function hasHistory(db: Kysely<Tables>): Promise<boolean> {
  return (await db.selectFrom('bar').select('at').limit(1).execute()).length > 0;
}

/** A quarter of a million bars in about a second: one statement a pair and span, columns as lists. */
export async function storeHistory(
  db: Kysely<Tables>,
  hall: MarketHall,
  history: ReadonlyMap<number, History>,
): Promise<void> {
  await db.transaction().execute(async tx => {
    for (const { pair } of hall.markets) {
      const past = history.get(pair.id);
      if (!past) continue;
      await insert(tx, pair, 'minute', past.minutes);
      await insert(tx, pair, 'hour', past.hours);
      await insert(tx, pair, 'day', past.days);
    }
  });
}

async function insert(db: Kysely<Tables>, pair: Pair, span: Span, bars: readonly Bar[]): Promise<void> {
  const prices = (of: 'open' | 'high' | 'low' | 'close') => list(bars.map(bar => plain(bar[of], pair.priceScale)));
  const volumes = list(bars.map(bar => plain(bar.volume, pair.quantityScale)));
  await sql`insert into bar select ${pair.id}, ${span}, * from unnest(
    ${numbers(list(bars.map(bar => String(bar.at))), 'int8')}, ${numbers(prices('open'))}, ${numbers(prices('high'))},
    ${numbers(prices('low'))}, ${numbers(prices('close'))}, ${numbers(volumes)}) on conflict do nothing`.execute(db);
}

const list = (values: readonly string[]): string => values.join(',');
const numbers = (values: string, type: 'int8' | 'numeric' = 'numeric') =>
  sql`string_to_array(${values}::text, ',')::${sql.raw(type)}[]`;
const plain = (units: number, scale: number): string => fromScaled(BigInt(units), scale);

export async function loadMarkets(db: Kysely<Tables>, hall: MarketHall, now: number): Promise<void> {
  for (const span of ['minute', 'hour'] as const) {
    await db
      .deleteFrom('bar')
      .where('span', '=', span)
      .where('at', '<', now - KEPT[span])
      .execute();
  }
  const minutes = await loadBars(db, 'minute');
  const hours = await loadBars(db, 'hour');
  const days = await loadBars(db, 'day');
  const trades = await loadTrades(db);
  for (const market of hall.markets) {
    const { pair } = market;
    market.minutes.load(parsed(pair, minutes.get(pair.id)));
    // A market that was stored before there were hours has those of its minutes.
    market.hours.load(hours.has(pair.id) ? parsed(pair, hours.get(pair.id)) : aggregate(market.minutes.all, '60'));
    market.days.load(parsed(pair, days.get(pair.id)));
    market.loadTrades((trades.get(pair.id) ?? []).map(row => tradeOf(pair, row)));
  }
}

async function loadBars(db: Kysely<Tables>, span: Span): Promise<Map<number, string>> {
  const { rows } = await sql<{ pair_id: number; bars: string }>`
    select pair_id, string_agg(concat_ws(',', at, open, high, low, close, volume), ';' order by at) as bars
    from bar where span = ${span} group by pair_id`.execute(db);
  return new Map(rows.map(row => [row.pair_id, row.bars]));
}

function parsed(pair: Pair, bars: string | undefined): Bar[] {
  if (!bars) return [];
  return bars.split(';').map(text => {
    const [at = '0', open = '0', high = '0', low = '0', close = '0', volume = '0'] = text.split(',');
    const price = (value: string) => unitsOf(value, pair.priceScale);
    return {
      at: Number(at),
      open: price(open),
      high: price(high),
      low: price(low),
      close: price(close),
      volume: unitsOf(volume, pair.quantityScale),
    };
  });
}

/** Bars are stored with as many decimals as their pair has: without the point they are its units. There are hundreds of thousands at a start. */
function unitsOf(text: string, scale: number): number {
  const point = text.length - scale - 1;
  return scale > 0 && text[point] === '.'
    ? Number(text.slice(0, point) + text.slice(point + 1))
    : Number(toScaled(decimal(text), scale));
}

type TradeRow = Tables['public_trade'];

async function loadTrades(db: Kysely<Tables>): Promise<Map<number, TradeRow[]>> {
  const { rows } = await sql<TradeRow>`
    select pair_id, id, price, quantity, side, at from (
      select *, row_number() over (partition by pair_id order by id desc) as age from public_trade) as ranked
    where age <= 100 order by pair_id, id`.execute(db);
  const byPair = new Map<number, TradeRow[]>();
  for (const row of rows) byPair.set(row.pair_id, [...(byPair.get(row.pair_id) ?? []), row]);
  return byPair;
}

const tradeOf = (pair: Pair, row: TradeRow): PublicTrade => ({
  id: row.id,
  price: toScaled(decimal(row.price), pair.priceScale),
  quantity: toScaled(decimal(row.quantity), pair.quantityScale),
  side: row.side,
  at: row.at,
});

export function barRow(market: Market, span: Span, bar: Bar): Tables['bar'] {
  const { pair } = market;
  return {
    pair_id: pair.id,
    span,
    at: bar.at,
    open: plain(bar.open, pair.priceScale),
    high: plain(bar.high, pair.priceScale),
    low: plain(bar.low, pair.priceScale),
    close: plain(bar.close, pair.priceScale),
    volume: plain(bar.volume, pair.quantityScale),
  };
}
