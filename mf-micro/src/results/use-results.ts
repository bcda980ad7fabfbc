import { rowsOf, useRows, useUntilRead } from '@tradefloor/area/list';
import { useSoundOnce } from '@tradefloor/area/sound';
import type { MicroOrder } from '@tradefloor/contract';
import { abs, type Amount, formatNumber, isPositive } from '@tradefloor/money';
import { aboutMicroOrder, closedMicroOrderTopic, type Platform, untoldNews } from '@tradefloor/platform';
import { useLanguage, usePlatform, useSession } from '@tradefloor/platform/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { closedOrders } from '../orders/closed-orders';
import { runningOrders } from '../orders/running-orders';
import { outcomeOf } from '../orders/standing';
import { useOverdue } from '../orders/use-overdue';
import { sumsOfResults } from './sums-of-results';
import { unsettledOf } from './unsettled';

/** Orders that end together are told together: so long they are waited for. */
const TOGETHER_MS = 300;
/** More notices than these would cover the screen. */
const MOST_TOLD = 3;
/** As many as ran at once, and those that ended since: one that is not among them is in no list. */
const MOST_LOOKED_THROUGH = 100;

/** Each result is said once, by toast and for who wants it by sound: also of what ended while the page was closed or the line down. */
export function useResults(): void {
  const { t } = useTranslation();
  const platform = usePlatform();
  const language = useLanguage();
  const sound = useSoundOnce({
    topic: closedMicroOrderTopic,
    keyOf,
    untold: keys => unsettledOf(platform).untold(keys),
  });
  const session = useSession();
  const whose = session.kind === 'user' ? session.account : null;
  const running = useRows(runningOrders);
  const closed = useRows(closedOrders);
  useUntilRead(running);
  useUntilRead(closed);
  useOverdue(running.rows);
  const waiting = useRef<MicroOrder[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const sum = (value: Amount, currency: string) => `${formatNumber(value, language)} ${currency}`;
  const signed = (value: Amount, currency: string) => `${isPositive(value) ? '+' : ''}${sum(value, currency)}`;
  const say = (news: readonly MicroOrder[]) => {
    if (news.length > MOST_TOLD) {
      const sums = [...sumsOfResults(news)]
        .map(([currency, value]) => signed(value, currency))
        .toSorted()
        .join(', ');
      platform.notify({ kind: 'info', text: t('results.several', { count: news.length, sums }) });
    } else {
      for (const order of news) {
        const { outcome, result } = outcomeOf(order);
        const { symbol: pair, direction, currencyName } = order;
        const text = t(`results.${outcome}`, {
          pair,
          direction: t(`direction.${direction}`),
          sum: sum(abs(result), currencyName),
        });
        platform.notify({ kind: outcome === 'won' ? 'success' : 'info', text, about: aboutMicroOrder(order.id) });
      }
    }
    sound(news.map(keyOf));
  };
  const latest = useRef(say);
  useEffect(() => {
    latest.current = say;
  });

  useEffect(() => (whose === null ? undefined : followRunning(platform)), [platform, whose]);

  useEffect(() => {
    if (closed.kind !== 'ready') return;
    const news = unsettledOf(platform).settled(closed.rows);
    if (news.length === 0) return;
    waiting.current.push(...news);
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      void sayOnce(waiting.current.splice(0), untold => latest.current(untold));
    }, TOGETHER_MS);
  }, [platform, closed.kind, closed.rows]);

  // More may have ended while nobody looked than the newest page has.
  const { rows, hasMore, more } = closed;
  const areRead = running.freshness === 'live' && closed.freshness === 'live';
  useEffect(() => {
    if (!areRead || !hasMore || rows.length >= MOST_LOOKED_THROUGH) return;
    // What doesn't come now is looked for with the next that ends.
    if (unsettledOf(platform).isMissing(running.rows, rows)) more().catch(() => undefined);
  }, [platform, areRead, rows, hasMore, more, running.rows]);

  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
      // What was about to be said is said by the build that comes.
      unsettledOf(platform).putBack(...waiting.current.splice(0).map(({ id }) => id));
    },
    [platform],
  );
}

const keyOf = ({ id }: Pick<MicroOrder, 'id'>): string => aboutMicroOrder(id);

/** Another tab, on whichever screen, may have told them. */
async function sayOnce(news: readonly MicroOrder[], say: (untold: readonly MicroOrder[]) => void): Promise<void> {
  const untold = new Set(await untoldNews('words', news.map(keyOf)));
  if (untold.size > 0) say(news.filter(order => untold.has(keyOf(order))));
}

/** Whose results are waited for. */
function followRunning(platform: Platform): (() => void) | undefined {
  const store = rowsOf(platform, runningOrders);
  if (store === null) return undefined;
  const unsettled = unsettledOf(platform);
  const { rows: kept } = store.read();
  const look = () => {
    const { kind, rows, freshness } = store.read();
    // Kept from an earlier visit: what has ended since was told by the shell.
    const isOld = rows === kept && (store.live.isAsking() || freshness === 'waiting');
    if (kind !== 'ready' || isOld) return;
    unsettled.add(...rows.filter(({ status }) => status !== 'closed').map(({ id }) => id));
  };
  // Before what waited for a hidden tab is drawn.
  const readAgain = () => {
    if (document.visibilityState !== 'hidden') unsettled.readAgain();
  };
  document.addEventListener('visibilitychange', readAgain);
  unsettled.readAgain();
  const leave = store.subscribe(look);
  look();
  return () => {
    document.removeEventListener('visibilitychange', readAgain);
    leave();
  };
}
