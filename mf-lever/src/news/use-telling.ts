import { useHeardOnce } from '@tradefloor/area/sound';
import type { LeverageEnd, LeverageOrder } from '@tradefloor/contract';
import { formatSigned } from '@tradefloor/money';
import type { Notice } from '@tradefloor/platform';
import { useLanguage, usePlatform } from '@tradefloor/platform/react';
import { ownPriceText } from '@tradefloor/trading';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { namesOf, type Position } from '../positions/position';
import { profitDecimals } from '../positions/row-figures';
import { profitOf } from './endings';

/** More are summed up: a notice is read at a glance. */
const MOST_NAMED = 4;

const KINDS: Readonly<Record<LeverageEnd, Notice['kind'] | null>> = {
  // Whoever closed it is told by what they did.
  owner: null,
  'take-profit': 'success',
  'stop-loss': 'warning',
  liquidation: 'error',
  'house-limit': 'success',
  risk: 'warning',
};

export interface Telling {
  readonly ended: (end: LeverageEnd, orders: readonly LeverageOrder[]) => void;
  readonly opened: (positions: readonly Position[]) => void;
}

/** Says what happened to positions by itself, and sounds for who wants that. */
export function useTelling(): Telling {
  const { t } = useTranslation();
  const { notify } = usePlatform();
  const language = useLanguage();
  const hear = useHeardOnce();
  return useMemo(() => {
    const named = (orders: readonly Pick<LeverageOrder, 'direction' | 'symbol' | 'price'>[]) => {
      const rest = orders.length - MOST_NAMED;
      const each = orders.slice(0, MOST_NAMED).map(({ direction, symbol, price }) =>
        t('news.one', {
          side: t(`positions.sides.${direction}`),
          pair: symbol,
          price: ownPriceText(price, language),
        }),
      );
      return [...each, ...(rest > 0 ? [t('news.more', { count: rest })] : [])].join('; ');
    };
    return {
      ended(end, orders) {
        const kind = KINDS[end];
        const [first] = orders;
        if (kind === null || first === undefined) return;
        const { quote } = namesOf(first);
        const profit = `${formatSigned(profitOf(orders), language, profitDecimals(quote))} ${quote}`;
        const text = t(`news.${end}`, { closed: named(orders), profit });
        notify({ kind, text, about: `leverage ${end} ${first.id}` });
        hear(orders.map(({ id }) => `leverage end ${id}`));
      },
      opened(positions) {
        const [first] = positions;
        if (first === undefined) return;
        const opened = named(positions.map(position => ({ ...position, price: position.openPrice })));
        notify({ kind: 'success', text: t('news.opened', { opened }), about: `leverage opened ${first.id}` });
        hear(positions.map(({ id }) => `leverage opening ${id}`));
      },
    };
  }, [t, notify, language, hear]);
}
