import { useNewsSound } from '@tradefloor/area/sound';
import type { DealRole } from '@tradefloor/contract/ext';
import { dealWordTopic, userTopic, ways } from '@tradefloor/platform';
import { usePlatform, useTopic } from '@tradefloor/platform/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { attentionOf } from './attention';
import { useUnreadWords } from './unread-words';
import { type Deal, keyOfDeal } from './words';

/** What the other side says while its words are not on the screen is told once for a deal, until they are. */
export function useWordNews(): void {
  const { t } = useTranslation();
  const platform = usePlatform();
  const sound = useNewsSound();
  const isAcceptor = useTopic(userTopic)?.isAcceptor === true;
  const { rows } = useUnreadWords();
  const heard = useRef(new Map<string, DealRole>());
  const { bus } = platform;
  useEffect(() => {
    const attention = attentionOf(platform);
    const following = bus.on(dealWordTopic).subscribe(({ of, dealId, word }) => {
      const key = keyOfDeal({ of, id: dealId });
      // Only who said it is told its key.
      if (word.key == null && !attention.open.has(key)) heard.current.set(key, word.by);
    });
    return () => following.unsubscribe();
  }, [platform, bus]);
  // What counts as unread is the exchange's to say: seen in another tab it is no news, nor are words of deals of others.
  useEffect(() => {
    const { open, told } = attentionOf(platform);
    for (const { of, dealId, count } of rows) {
      const deal: Deal = { of, id: dealId };
      const key = keyOfDeal(deal);
      const by = heard.current.get(key);
      if (by === undefined || count === 0) continue;
      heard.current.delete(key);
      if (open.has(key) || told.has(key)) continue;
      told.add(key);
      platform.notify({
        kind: 'info',
        text: t(`news.words.${by}`, { deal: t(`rulings.of.${of}`, { id: dealId }) }),
        about: `words ${key}`,
        action: { label: t('news.open'), run: () => void platform.navigate(wayTo(deal, isAcceptor)) },
      });
      sound();
    }
  }, [platform, rows, isAcceptor, t, sound]);
}

const wayTo = ({ of, id }: Deal, isAcceptor: boolean): string => {
  if (of === 'c2c-order') return ways.fiatOrders({ id });
  return isAcceptor ? ways.acceptorDesk({ id }) : ways.acceptorDeals({ id });
};
