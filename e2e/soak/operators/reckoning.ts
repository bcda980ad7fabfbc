import { units } from '../../suite/exact';
import { heldBy } from '../../suite/wallet';
import type { Suite } from '../../suite/suite';
import { type Act, idIn } from './ledger';
import type { Session } from './session';

/* What the exchange says of a member, held against the trial's own book. */

type Row = Readonly<Record<string, string | number | null>>;
type Account = 'change' | 'lever' | 'micro';
/** In the last digit of what the exchange counts, by account and currency: `change BTC`. */
type Money = ReadonlyMap<string, bigint>;

export interface Standing {
  /** Of all that was ever placed. */
  readonly ids: readonly string[];
  readonly money: Money;
}

const text = (row: Row, name: string): string => String(row[name] ?? '0');
/** 10^-14 each: of two multiplied, 10^-28. */
const ONE = 10n ** 14n;
const times = (one: string, other: string): bigint => (units(one) * units(other)) / ONE;

async function asked(suite: Suite, token: string, call: string, fields: Readonly<Record<string, string>>) {
  const isRead = call === 'microtrade/lists' || call === 'ext/calls';
  const said = new URLSearchParams(fields);
  const answer = await fetch(`${suite.url}/api/${call}${isRead ? `?${said}` : ''}`, {
    headers: { authorization: token, lang: 'en' },
    ...(isRead ? {} : { method: 'POST', body: said }),
  });
  const { type, message } = (await answer.json()) as { readonly type: unknown; readonly message: unknown };
  if (type !== 'ok') throw new Error(`${call} was refused: ${JSON.stringify(message)}`);
  return message;
}

async function allRows(suite: Suite, token: string, call: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const message = await asked(suite, token, call, { page: String(page) });
    const listed: unknown = Reflect.get(Object(message), 'list') ?? Reflect.get(Object(message), 'data');
    const found: readonly Row[] = Array.isArray(listed) ? listed : [];
    rows.push(...found);
    if (found.length === 0 || rows.length >= Number(Reflect.get(Object(message), 'total'))) return rows;
  }
}

const LISTS: Readonly<Record<Session['trader']['name'], readonly string[]>> = {
  spot: ['transaction_in', 'transaction_out', 'ext/orders'],
  watcher: ['transaction_in', 'transaction_out', 'ext/orders'],
  leverage: ['ext/leverage_orders'],
  micro: ['microtrade/lists'],
  wallet: [],
};

async function listed(suite: Suite, { trader, token }: Session): Promise<Row[]> {
  const lists = LISTS[trader.name].map(call => allRows(suite, token, call));
  return (await Promise.all(lists)).flat();
}

export async function standingOf(suite: Suite, session: Session): Promise<Standing> {
  const ids = (await listed(suite, session)).map(({ id }) => String(id));
  return { ids, money: await moneyOf(suite, session) };
}

async function moneyOf(suite: Suite, { token }: Session): Promise<Money> {
  const money = new Map<string, bigint>();
  for (const currency of ['USDT', 'BTC']) {
    const held = await heldBy(suite, token, currency);
    for (const account of ['change', 'lever', 'micro'] as const)
      money.set(`${account} ${currency}`, units(held[account].available) + units(held[account].locked));
  }
  return money;
}

/** Everything that is not as the book has it; nothing, where all is well. */
export async function differences(suite: Suite, session: Session, before: Standing): Promise<string[]> {
  const { trader, token, ledger } = session;
  const found: string[] = [];
  const done: Act[] = [];
  for (const act of ledger.acts) {
    const fate = await asked(suite, token, 'ext/calls', { idempotency_key: act.key });
    const isDone = Reflect.get(Object(fate), 'fate') === 'done';
    if (isDone) done.push({ ...act, id: idIn(fate) ?? act.id });
    if (act.told === 'done' && !isDone) found.push(`lost: ${act.call} ${act.key}, acknowledged as ${act.id}`);
    if (act.told === 'refused' && isDone) found.push(`done, and told to be refused: ${act.call}, ${act.said}`);
    if (act.told === 'done' && act.id !== idIn(fate)) found.push(`${act.call} ${act.id} is ${idIn(fate)} by its key`);
  }
  const rows = await listed(suite, session);
  const made = done.filter(({ call }) => trader.makes.includes(call));
  if (LISTS[trader.name].length > 0) found.push(...notOnce(made, rows, before.ids));
  const money = await moneyOf(suite, session);
  const moved = await movedBy(suite, session, made, rows);
  for (const [holding, was] of before.money) {
    const expected = was + (moved.get(holding) ?? 0n);
    const is = money.get(holding) ?? 0n;
    if (is !== expected) found.push(`${holding}: ${is} where ${expected} is expected, in 10^-14`);
  }
  return found.map(each => `${trader.name}: ${each}`);
}

/** Each that was made stands once in the lists, and nothing else is new in them. */
function notOnce(made: readonly Act[], rows: readonly Row[], before: readonly string[]): string[] {
  const old = new Set(before);
  const fresh = rows.map(({ id }) => String(id)).filter(id => !old.has(id));
  const wanted = new Set(made.map(({ id }) => String(id)));
  return [
    ...[...wanted].flatMap(id => {
      const times = fresh.filter(one => one === id).length;
      return times === 1 ? [] : [`order ${id} is listed ${times} times`];
    }),
    ...fresh.filter(id => !wanted.has(id)).map(id => `order ${id} was made by nobody`),
    ...(wanted.size === made.length ? [] : ['two acts have made one order']),
  ];
}

/** What the acts have moved, reckoned anew. */
async function movedBy(suite: Suite, { trader, token }: Session, made: readonly Act[], rows: readonly Row[]) {
  const moved = new Map<string, bigint>();
  const move = (account: Account, currency: string, by: bigint) =>
    moved.set(`${account} ${currency}`, (moved.get(`${account} ${currency}`) ?? 0n) + by);
  const ids = new Set(made.map(({ id }) => String(id)));
  const own = rows.filter(({ id }) => ids.has(String(id)));
  switch (trader.name) {
    case 'spot':
    case 'watcher':
      for (const fill of await allRows(suite, token, 'transaction_complete')) {
        if (!ids.has(text(fill, 'order_id'))) continue;
        const total = times(text(fill, 'price'), text(fill, 'number'));
        const isBuy = fill['type'] === 'in';
        move(
          'change',
          'BTC',
          isBuy ? units(text(fill, 'number')) - units(text(fill, 'in_fee')) : -units(text(fill, 'number')),
        );
        move('change', 'USDT', isBuy ? -total : total - units(text(fill, 'out_fee')));
      }
      break;
    case 'leverage':
      for (const order of own.filter(({ status }) => status === 3))
        move('lever', 'USDT', units(text(order, 'profits')) - units(text(order, 'trade_fee')));
      break;
    case 'micro':
      for (const order of own) move('micro', 'USDT', units(text(order, 'fact_profits')) - units(text(order, 'fee')));
      break;
    case 'wallet':
      for (const { fields } of made) {
        const number = units(fields['number'] ?? '0');
        const isIn = fields['to_field'] === 'micro';
        move('micro', 'USDT', isIn ? number : -number);
        move('change', 'USDT', isIn ? -number : number);
      }
      break;
    default:
      throw new Error(`Nobody knows what ${String(trader.name satisfies never)} moves.`);
  }
  return moved;
}
