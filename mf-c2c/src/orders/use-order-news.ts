import { useNewsSound } from '@tradefloor/area/sound';
import { type Listing, useRows } from '@tradefloor/area/list';
import type { C2cOrder } from '@tradefloor/contract';
import { formatNumber } from '@tradefloor/money';
import { c2cOrderTopic, ways } from '@tradefloor/platform';
import { useLanguage, usePlatform } from '@tradefloor/platform/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { yuanText } from '../yuan/yuan';
import { newsOf, waitsForUser } from './order-rules';
import { openOrders } from './own-orders';

export const aboutOrder = (id: string): string => `c2c order ${id}`;

/** How many orders wait for the user: in the title of the tab as well, for who looks at another one meanwhile. */
export function useWaitingOrders(): number {
  const { rows }: Listing<C2cOrder> = useRows(openOrders);
  const waiting = rows.filter(waitsForUser).length;
  useEffect(() => {
    if (waiting === 0) return undefined;
    const mark = `(${waiting}) `;
    const screen = document.title.replace(/^\(\d+\) /, '');
    document.title = `${mark}${screen}`;
    return () => {
      // Another screen's title may be there by now.
      if (document.title === `${mark}${screen}`) document.title = screen;
    };
  }, [waiting]);
  return waiting;
}

/** What the other of the two did is said once, and heard by who wants that. */
export function useOrderNews(): void {
  const { t } = useTranslation();
  const { bus, notify, navigate } = usePlatform();
  const language = useLanguage();
  const sound = useNewsSound();
  const say = (order: C2cOrder) => {
    const news = newsOf(order);
    if (news === null) return;
    const { id, amount, currencyName, money } = order;
    const facts = { amount: formatNumber(amount, language), currency: currencyName, money: yuanText(money, language) };
    notify({
      kind: news === 'cancelled' ? 'warning' : news === 'released' ? 'success' : 'info',
      text: t(`news.${news}`, facts),
      about: aboutOrder(id),
      action: { label: t('news.open'), run: () => void navigate(ways.fiatOrders({ id })) },
    });
    sound();
  };
  const latest = useRef(say);
  useEffect(() => {
    latest.current = say;
  });
  useEffect(() => {
    const known = new Map<string, string>();
    const following = bus.on(c2cOrderTopic).subscribe(order => {
      // Said again of the same state: words or a ruling are told elsewhere.
      if (known.get(order.id) === order.status) return;
      known.set(order.id, order.status);
      latest.current(order);
    });
    return () => following.unsubscribe();
  }, [bus]);
}
