import { everyPage, type RowList } from '@tradefloor/area/list';
import { type AcceptorDeal, listAcceptorDeals, type Side } from '@tradefloor/contract';
import { acceptorDealChanged, listDealsToServe } from '@tradefloor/contract/ext';
import { acceptorDealTopic, type Platform } from '@tradefloor/platform';

/** A server without ids has its deals told apart by what they are. */
export const keyOf = ({ id, createdAt, side, acceptorName, way, money, account }: AcceptorDeal): string =>
  id ?? [createdAt, side, acceptorName, way, money, account].join(' ');

/** What all of them have: a push tells each step to both sides. */
const followed = (wanted: (deal: AcceptorDeal) => boolean) =>
  ({
    whose: 'own',
    keyOf,
    push: acceptorDealChanged,
    order: (one, other) => (other.createdAt ?? 0) - (one.createdAt ?? 0) || keyOf(other).localeCompare(keyOf(one)),
    follow: (bus, tell) => [
      bus.on(acceptorDealTopic).subscribe(deal => {
        if (wanted(deal)) tell.row(deal);
      }),
    ],
  }) as const satisfies Partial<RowList<AcceptorDeal>>;

const signalled = (signal: AbortSignal | undefined) => (signal ? { signal } : {});

/** A server that names no side has answered the one that was asked for. */
const sided =
  (side: Side) =>
  (deal: AcceptorDeal): AcceptorDeal =>
    deal.side === null ? { ...deal, side } : deal;

/** What the user asked of acceptors: recharges, or withdrawals. */
export const ownDeals = (side: Side): RowList<AcceptorDeal> => ({
  ...followed(deal => deal.side === side && deal.isServing !== true),
  name: `acceptor deals ${side}`,
  async ask({ http }, page, signal) {
    const { rows, total } = await http(listAcceptorDeals, { side, page }, signalled(signal));
    return { rows: rows.map(sided(side)), total };
  },
});

/** What is asked of this acceptor. */
export const dealsToServe: RowList<AcceptorDeal> = {
  ...followed(deal => deal.isServing === true),
  name: 'acceptor deals to serve',
  ask: ({ http }, page, signal) => http(listDealsToServe, { page }, signalled(signal)),
};

/** One deal, which no call asks for alone: a list of one row, live as the others are. */
export const oneDeal = (id: string, isServing: boolean): RowList<AcceptorDeal> => ({
  ...followed(deal => keyOf(deal) === id),
  name: `acceptor deal ${id}`,
  async ask(platform, _, signal) {
    const lists = isServing ? [dealsToServe] : [ownDeals('buy'), ownDeals('sell')];
    const all = await Promise.all(lists.map(list => every(platform, list, signal)));
    const rows = all.flat().filter(deal => keyOf(deal) === id);
    return { rows, total: rows.length };
  },
});

const every = (platform: Platform, list: RowList<AcceptorDeal>, signal: AbortSignal | undefined) =>
  everyPage<AcceptorDeal>(page => list.ask(platform, page, signal), keyOf);
