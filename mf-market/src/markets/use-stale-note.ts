import { pairsTopic } from '@tradefloor/platform';
import { useConnection, useTopic } from '@tradefloor/platform/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** EXPERIENCE.md: grey at 10 s. While the socket is down the shell asks every 5 s: that is two answers that did not come. */
const STALE_AFTER_MS = 10_000;

/** What a panel says when its prices are no longer the market's; null while they are. */
export function useStaleNote(): { readonly staleness: 'stale'; readonly text: string } | null {
  const { t } = useTranslation();
  const isDown = useConnection()?.kind === 'down';
  const answered = useTopic(pairsTopic);
  const [outdated, setOutdated] = useState<unknown>(null);
  useEffect(() => {
    if (!isDown || answered === undefined) return undefined;
    const timer = setTimeout(() => setOutdated(answered), STALE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isDown, answered]);
  const isStale = isDown && answered !== undefined && outdated === answered;
  return isStale ? { staleness: 'stale', text: t('markets.stale') } : null;
}
