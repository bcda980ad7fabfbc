import type { CurrencyId } from '@tradefloor/contract';
import { formatPercent } from '@tradefloor/money';
import { useLanguage, usePlatform } from '@tradefloor/platform/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { liveAccountsOf } from '../positions/live-accounts';
import { UNWARNED, type Warned, warnedBy } from './warning';

const RATE = { least: 2, most: 2 };

/** Told once, wherever on the screen the trader looks. */
export function useRiskWarnings(): void {
  const { t } = useTranslation();
  const platform = usePlatform();
  const language = useLanguage();
  const told = useRef(new Map<CurrencyId, Warned>());
  useEffect(() => {
    const accounts = liveAccountsOf(platform);
    const look = () => {
      const known = accounts.accounts();
      for (const { currencyId, currency, rate } of known) {
        const { tell, ...next } = warnedBy(rate, told.current.get(currencyId) ?? UNWARNED);
        told.current.set(currencyId, next);
        if (tell === null || tell === 'calm' || rate === null) continue;
        platform.notify({
          kind: tell === 'alarming' ? 'error' : 'warning',
          text: t(`risk.tell.${tell}`, { currency, rate: formatPercent(rate, language, RATE) }),
          about: `leverage risk ${currencyId}`,
        });
      }
      // An account without positions is well.
      for (const id of told.current.keys()) {
        if (!known.some(({ currencyId }) => currencyId === id)) told.current.delete(id);
      }
    };
    const leave = accounts.subscribe(look);
    look();
    return leave;
  }, [platform, language, t]);
}
