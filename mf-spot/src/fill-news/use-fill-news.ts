import { useUntilRead } from '@tradefloor/area/list';
import { useSoundOnce } from '@tradefloor/area/sound';
import type { CompletedOrder, Entrust } from '@tradefloor/contract';
import { formatNumber } from '@tradefloor/money';
import { completedOrderTopic, entrustTopic, serverClockTopic, type SessionState } from '@tradefloor/platform';
import { useLanguage, usePlatform, useSession } from '@tradefloor/platform/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { fillKey } from '../orders/fill-key';
import { useOwnFills } from '../orders/use-own-fills';
import { aboutOrder, filledOrdersOf } from './order-news';
import { sumsOfFills } from './sum-of-fills';
import { Unheard } from './unheard';

/** Fills of one order come one after the other: so long they are waited for. */
const TOGETHER_MS = 300;

/** Each fill is said once, by toast, and by sound for who wants it, also in a hidden tab; whichever pair it is of. */
export function useFillNews(): void {
  const { t } = useTranslation();
  const platform = usePlatform();
  const { bus, notify, session } = platform;
  const language = useLanguage();
  const sound = useSoundOnce({ topic: completedOrderTopic, keyOf: soundKey });
  const whose = whoseOf(useSession());
  const own = useOwnFills(null);
  const { kind, fills } = own;
  useUntilRead(own);
  const unheard = useRef<Unheard>(null);
  const began = useRef(0);
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
    sound(news.map(soundKey));
  };
  const latest = useRef(say);
  useEffect(() => {
    latest.current = say;
  });

  useEffect(() => {
    unheard.current = new Unheard();
    began.current = Date.now();
    const untold = waiting.current;
    return () => {
      clearTimeout(timer.current);
      timer.current = undefined;
      const news = untold.splice(0);
      // Told at once to who has gone on; to another user not at all.
      if (news.length > 0 && whoseOf(session.state()) === whose) latest.current(news);
    };
  }, [session, whose]);

  // After what tells when it is left, which needs the orders.
  useEffect(() => {
    const known = orders.current;
    const following = bus.on(entrustTopic).subscribe(order => known.set(order.id, order));
    return () => {
      following.unsubscribe();
      known.clear();
    };
  }, [bus]);

  useEffect(() => {
    if (kind !== 'ready' || unheard.current === null) return;
    // By the server's clock, which may be known since.
    const news = unheard.current.of(fills, began.current + (bus.last(serverClockTopic)?.offsetMs ?? 0));
    if (news.length === 0) return;
    waiting.current.push(...news);
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      latest.current(waiting.current.splice(0));
    }, TOGETHER_MS);
  }, [bus, kind, fills]);
}

const soundKey = (fill: CompletedOrder): string => `fill ${fillKey(fill)}`;

const whoseOf = (session: SessionState): string | null => (session.kind === 'user' ? session.account : null);
