import type { AcceptorDeal, C2cOrder } from '@tradefloor/contract';
import { listUnreadWords, type SaidWord } from '@tradefloor/contract/ext';
import {
  aboutDeal,
  aboutOrder,
  type AcceptorNews,
  acceptorNewsOf,
  type CurrentUser,
  dealMoney,
  type Http,
  type Notice,
  orderFigures,
  type OrderNews,
  orderNewsOf,
  ways,
} from '@tradefloor/platform';
import { tell, type TellDeps } from './tell';
import { DEAL_WORDS } from './words';

export interface DealNewsDeps extends TellDeps {
  readonly page: {
    readonly document: Pick<Document, 'visibilityState'>;
    readonly location: Pick<Location, 'pathname' | 'search' | 'origin'>;
  };
  readonly http: Http;
  readonly user: () => CurrentUser | null;
}

/** What the other side of a deal did or said, wherever in the suite the user is. */
export interface DealNews {
  readonly order: (order: C2cOrder) => void;
  readonly deal: (deal: AcceptorDeal) => void;
  readonly word: (said: SaidWord) => Promise<void>;
}

const TONES = {
  taken: 'info',
  'taken-to-pay': 'info',
  paid: 'info',
  released: 'success',
  cancelled: 'warning',
  'deposit-asked': 'info',
  'withdrawal-asked': 'info',
  sent: 'info',
  deposited: 'success',
  withdrawn: 'success',
  refused: 'warning',
} as const satisfies Record<OrderNews | AcceptorNews, Notice['kind']>;

export function dealNews({ page, http, user, ...telling }: DealNewsDeps): DealNews {
  const { language } = telling;
  const known = new Map<string, string>();
  /** Deals of which unread words were told: once, until they are read. */
  const told = new Set<string>();

  /** Said again of the same state: words or a ruling are told by what is said. */
  function isKnown(about: string, state: string): boolean {
    if (known.get(about) === state) return true;
    known.set(about, state);
    return false;
  }

  /** Whether the page that it leads to is before the user's eyes. */
  function isInSight(to: string): boolean {
    const { document, location } = page;
    const { pathname, searchParams } = new URL(to, location.origin);
    const here = new URLSearchParams(location.search);
    const isHere = location.pathname === pathname && here.get('id') === searchParams.get('id');
    return isHere && document.visibilityState === 'visible';
  }

  /** As the exchange has it: seen in another tab it is no news, nor are words of deals of others. */
  async function unreadOn({ of, dealId }: SaidWord): Promise<number> {
    if (!http.offers(listUnreadWords)) return 1;
    return (await http(listUnreadWords, {})).find(row => row.of === of && row.dealId === dealId)?.count ?? 0;
  }

  return {
    order(order) {
      const { id, status } = order;
      const news = orderNewsOf(order);
      if (isKnown(aboutOrder(id), status) || news === null) return;
      const text = DEAL_WORDS[language()].order[news](orderFigures(order, language()));
      tell(telling, { kind: TONES[news], text, about: aboutOrder(id), to: ways.fiatOrders({ id }) });
    },
    deal(deal) {
      const { id, status, transferredAt } = deal;
      const news = acceptorNewsOf(deal);
      if (id === null || isKnown(aboutDeal(id), `${status} ${transferredAt !== null}`) || news === null) return;
      const to = deal.isServing === true ? ways.acceptorDesk({ id }) : ways.acceptorDeals({ id });
      const text = DEAL_WORDS[language()].acceptor[news](dealMoney(deal, language()));
      tell(telling, { kind: TONES[news], text, about: aboutDeal(id), to });
    },
    async word(said) {
      const { of, dealId: id, word } = said;
      const about = `words ${of} ${id}`;
      const [to, other] = waysTo(said, user()?.isAcceptor === true);
      // Only who said it is told its key.
      if (word.key != null) return;
      if (isInSight(to) || isInSight(other)) {
        told.delete(about);
        return;
      }
      // Better told once more than not at all.
      const count = await unreadOn(said).catch(() => 1);
      if (count === 0 || (count > 1 && told.has(about))) return;
      told.add(about);
      const words = DEAL_WORDS[language()];
      const isByOther = of === 'acceptor-deal' && word.by !== 'operator';
      const text = isByOther ? words.saidByOther : words.said[word.by];
      tell(telling, { kind: 'info', text: text(words.deal[of](id)), about, to });
    },
  };
}

/** Where a deal is; the first for who reads of it. An acceptor may have asked another one for it. */
function waysTo({ of, dealId: id }: SaidWord, isAcceptor: boolean): readonly [string, string] {
  if (of === 'c2c-order') return [ways.fiatOrders({ id }), ways.fiatOrders({ id })];
  const [asked, served] = [ways.acceptorDeals({ id }), ways.acceptorDesk({ id })];
  return isAcceptor ? [served, asked] : [asked, served];
}
