import { type LeverageOrder, type LeveragePush, listLeverageOrders, type MicroOrder } from '@tradefloor/contract';
import {
  aboutMicroOrder,
  aboutRisk,
  type CurrentUser,
  type EndNews,
  endNewsOf,
  endPrice,
  endProfit,
  type Http,
  type Notice,
  resultNewsOf,
  resultSum,
  riskIn,
  riskRateText,
  untoldNews,
  untoldResults,
  ways,
} from '@tradefloor/platform';
import { END_WORDS } from './end-words';
import { tell, type TellDeps } from './tell';

export interface EndsDeps extends TellDeps {
  readonly page: Pick<Window, 'navigator'> & {
    readonly document: Pick<Document, 'visibilityState' | 'addEventListener'>;
  };
  readonly http: Http;
  readonly user: () => CurrentUser | null;
}

const KINDS = {
  'take-profit': 'success',
  'stop-loss': 'warning',
  liquidation: 'error',
  'house-limit': 'success',
  risk: 'warning',
} as const satisfies Record<EndNews, Notice['kind']>;

/** More are summed up: a notice is read at a glance. */
const MOST_NAMED = 4;
const MOST_PAGES = 20;
const MOST_TRIES = 60;
const AGAIN_AFTER_MS = 5_000;
/** How far the clocks may differ. */
const SLACK_MS = 2_000;

/** leverage.ends-told: of what is gone, what ended without its owner since the screen that tells it was left. */
export async function tellEnds(deps: EndsDeps, gone: ReadonlySet<string>, since: number): Promise<void> {
  const groups = new Map<EndNews, LeverageOrder[]>();
  for (const order of await untilRead(deps, gone)) {
    const end = endNewsOf(order);
    if (end === null || (order.completedAt ?? Infinity) < since - SLACK_MS) continue;
    groups.set(end, [...(groups.get(end) ?? []), order]);
  }
  await untilSeen(deps);
  for (const [end, orders] of groups) {
    tell(deps, {
      kind: KINDS[end],
      text: textOf(deps, end, orders),
      about: `leverage ${end} ${orders[0]?.id}`,
      to: ways.leveragePositions({ tab: end === 'risk' ? 'revoked' : 'closed' }),
    });
  }
}

function textOf({ language }: EndsDeps, end: EndNews, orders: readonly LeverageOrder[]): string {
  const words = END_WORDS[language()];
  const named = orders
    .slice(0, MOST_NAMED)
    .map(order => words.position(words.sides[order.direction], order.symbol, endPrice(order, language())));
  const rest = orders.length - named.length;
  const closed = [...named, ...(rest > 0 ? [words.more(rest)] : [])].join('; ');
  return words.ends[end](closed, endProfit(orders, language()));
}

/** The result of a micro order, which no other tab has told by then, and which its own screen need not tell again. */
export async function tellResult(deps: EndsDeps, order: MicroOrder): Promise<void> {
  const { id, symbol, direction } = order;
  const news = resultNewsOf(order);
  if (news === null) return;
  await untilSeen(deps);
  const about = aboutMicroOrder(id);
  if (!(await isUntold(deps, 'words', about))) return;
  const language = deps.language();
  const words = END_WORDS[language];
  const text = words.results[news](words.order(symbol, words.sides[direction]), resultSum(order, language));
  // A hidden tab may have sounded.
  const chime = () => void isUntold(deps, 'sound', about).then(isUnheard => isUnheard && deps.chime());
  tell({ ...deps, chime }, { kind: news === 'won' ? 'success' : 'info', text, about, to: ways.micro() });
  const kept = untoldResults(deps.storage);
  const untold = kept.get();
  if (untold !== null) kept.set({ ...untold, ids: untold.ids.filter(one => one !== id) });
}

const isUntold = async ({ page, storage }: EndsDeps, way: 'words' | 'sound', about: string): Promise<boolean> =>
  (await untoldNews(way, [about], { page, storage })).length > 0;

export type AtRisk = Pick<LeveragePush, 'positions' | 'riskRate'>;

/** A screen of leverage that is on its way tells it by itself. */
const SCREEN_WITHIN_MS = 3_000;

/** leverage.risk-warned: as it is by then; null where there is nothing to tell any more. */
export async function tellRisk(deps: EndsDeps, now: () => AtRisk | null): Promise<void> {
  await new Promise(resolve => setTimeout(resolve, SCREEN_WITHIN_MS));
  await untilSeen(deps);
  const push = now();
  const risk = push === null ? null : riskIn(push);
  if (risk === null) return;
  const { level, rate, currency, currencyId } = risk;
  const language = deps.language();
  tell(deps, {
    kind: level === 'alarming' ? 'error' : 'warning',
    text: END_WORDS[language].risks[level](currency, riskRateText(rate, language)),
    about: aboutRisk(currencyId),
    to: ways.leveragePositions(),
  });
}

/** A notice that comes while nobody looks leaves unseen. */
async function untilSeen({ page: { document } }: EndsDeps): Promise<void> {
  if (document.visibilityState === 'hidden')
    await new Promise(resolve => document.addEventListener('visibilitychange', resolve, { once: true }));
}

/** What became of them stands in the newest pages of what has ended. */
async function untilRead(deps: EndsDeps, ids: ReadonlySet<string>): Promise<readonly LeverageOrder[]> {
  // Who has signed out meanwhile is asked about nothing.
  for (let tries = 1; deps.user() !== null; tries += 1) {
    try {
      const closed = await endedOf(deps, 'closed', ids);
      const revoked = closed.length < ids.size ? await endedOf(deps, 'revoked', ids) : [];
      return [...closed, ...revoked];
    } catch (problem) {
      if (tries === MOST_TRIES) throw problem;
      await new Promise(resolve => setTimeout(resolve, AGAIN_AFTER_MS));
    }
  }
  return [];
}

async function endedOf({ http }: EndsDeps, status: 'closed' | 'revoked', ids: ReadonlySet<string>) {
  const found: LeverageOrder[] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const { rows } = await http(listLeverageOrders, { status, page });
    const here = rows.filter(({ id }) => ids.has(id));
    found.push(...here);
    if (here.length === 0 || found.length === ids.size) break;
  }
  return found;
}
