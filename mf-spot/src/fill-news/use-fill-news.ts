import { useNewsSound } from '@tradefloor/area/sound';
import type { CompletedOrder, Entrust } from '@tradefloor/contract';
import { formatNumber } from '@tradefloor/money';
import { entrustTopic } from '@tradefloor/platform';
import { useLanguage, usePlatform } from '@tradefloor/platform/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useOwnFills } from '../orders/use-own-fills';
import { aboutOrder, filledOrdersOf } from './order-news';
import { sumsOfFills } from './sum-of-fills';
import { Unheard } from './unheard';

/** Fills of one order come one after the other: so long they are waited for. */
const TOGETHER_MS = 300;

/** Each fill is said once, by toast, and by sound for who wants it; whichever pair it is of. */
export function useFillNews(): void {
  const { t } = useTranslation();
  const platform = usePlatform();
  const { bus, notify } = platform;
  const language = useLanguage();
  const sound = useNewsSound();
  const { kind, fills } = useOwnFills(null);
  const unheard = useRef<Unheard>(null);
  const waiting = useRef<CompletedOrder[]>([]);
  const orders = useRef(new Map<string, Entrust>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const say = (news: readonly CompletedOrder[]) => {
    for (const { order, base, quote, side, amount, of, average } of sumsOfFills(news, {
      fills,
      orders: orders.current,
    })) {
      const facts = { amount: formatNumber(amount, language), price: formatNumber(average, language), base, quote };
      const text =
        of === null
          ? t(`fills.${side}`, facts)
          : t(`fills.part.${side}`, { ...facts, total: formatNumber(of, language) });
      notify({ kind: 'success', text, ...(order !== null && { about: aboutOrder(order) }) });
      if (order !== null) filledOrdersOf(platform).add(order);
    }
    sound();
  };
  useEffect(() => {
    const known = orders.current;
    const following = bus.on(entrustTopic).subscribe(order => known.set(order.id, order));
    return () => {
      following.unsubscribe();
      known.clear();
    };
  }, [bus]);
  const latest = useRef(say);
  useEffect(() => {
    latest.current = say;
  });

  useEffect(() => {
    if (kind === 'guest') {
      unheard.current = null;
      return;
    }
    if (kind !== 'ready') return;
    unheard.current ??= new Unheard();
    const news = unheard.current.of(fills);
    if (news.length === 0) return;
    waiting.current.push(...news);
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      latest.current(waiting.current.splice(0));
    }, TOGETHER_MS);
  }, [kind, fills]);

  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
}
