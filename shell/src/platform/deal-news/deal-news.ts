import type { C2cOrder, LanguageCode } from '@tradefloor/contract';
import { listUnreadWords, type SaidWord } from '@tradefloor/contract/ext';
import {
  aboutOrder,
  type CurrentUser,
  type Http,
  type Notify,
  orderFigures,
  orderNewsOf,
  type TextStorage,
  tradingSettings,
  ways,
} from '@tradefloor/platform';
import { DEAL_WORDS } from './words';

export interface DealNewsDeps {
  readonly http: Http;
  readonly storage: TextStorage;
  readonly notify: Notify;
  readonly language: () => LanguageCode;
  readonly navigate: (path: string) => unknown;
  readonly user: () => CurrentUser | null;
  readonly chime: () => void;
}

/** What the other side of a deal did or said, wherever in the suite the user is. */
export interface DealNews {
  readonly order: (order: C2cOrder) => void;
  readonly word: (said: SaidWord) => Promise<void>;
}

const TONES = {
  taken: 'info',
  'taken-to-pay': 'info',
  paid: 'info',
  released: 'success',
  cancelled: 'warning',
} as const;

export function dealNews({ http, storage, notify, language, navigate, user, chime }: DealNewsDeps): DealNews {
  const known = new Map<string, string>();

  function tell(kind: 'info' | 'success' | 'warning', text: string, about: string, to: string): void {
    const { open } = DEAL_WORDS[language()];
    notify({ kind, text, about, action: { label: open, run: () => void navigate(to) } });
    if (tradingSettings(storage).get().fillSound) chime();
  }

  /** As the exchange has it: seen in another tab it is no news, nor are words of deals of others. */
  const isUnread = async ({ of, dealId }: SaidWord): Promise<boolean> =>
    !http.offers(listUnreadWords) ||
    (await http(listUnreadWords, {})).some(row => row.of === of && row.dealId === dealId && row.count > 0);

  return {
    order(order) {
      const { id, status } = order;
      // Said again of the same state: words or a ruling are told elsewhere.
      if (known.get(id) === status) return;
      known.set(id, status);
      const news = orderNewsOf(order);
      if (news === null) return;
      const text = DEAL_WORDS[language()].order[news](orderFigures(order, language()));
      tell(TONES[news], text, aboutOrder(id), ways.fiatOrders({ id }));
    },
    async word(said) {
      const { of, dealId: id, word } = said;
      // Only who said it is told its key.
      if (word.key != null || !(await isUnread(said))) return;
      const words = DEAL_WORDS[language()];
      const to =
        of === 'c2c-order'
          ? ways.fiatOrders({ id })
          : user()?.isAcceptor === true
            ? ways.acceptorDesk({ id })
            : ways.acceptorDeals({ id });
      tell('info', words.said[word.by](words.deal[of](id)), `words ${of} ${id}`, to);
    },
  };
}
