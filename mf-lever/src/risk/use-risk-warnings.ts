import { rowsOf } from '@tradefloor/area/list';
import type { CurrencyId } from '@tradefloor/contract';
import { aboutRisk, type Platform, riskRateText, UNWARNED, type Warned, warnedBy } from '@tradefloor/platform';
import { useLanguage, usePlatform } from '@tradefloor/platform/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { liveAccountsOf } from '../positions/live-accounts';
import { openPositions } from '../positions/position-lists';

type Told = Map<CurrencyId, Warned>;
const ofPlatform = new WeakMap<Platform, { readonly whose: string; readonly told: Told }>();

/** What whoever is signed in was told: who comes back to the screen is not told it again. */
function toldOf(platform: Platform): Told {
  const session = platform.session.state();
  const whose = session.kind === 'user' ? session.account : '';
  const known = ofPlatform.get(platform);
  if (known?.whose === whose) return known.told;
  const told: Told = new Map();
  ofPlatform.set(platform, { whose, told });
  return told;
}

/** Told once, wherever on the screen the trader looks. */
export function useRiskWarnings(): void {
  const { t } = useTranslation();
  const platform = usePlatform();
  const language = useLanguage();
  useEffect(() => {
    const accounts = liveAccountsOf(platform);
    const look = () => {
      const told = toldOf(platform);
      for (const { currencyId, currency, rate } of accounts.accounts()) {
        const { tell, ...next } = warnedBy(rate, told.get(currencyId) ?? UNWARNED);
        told.set(currencyId, next);
        if (tell === null || tell === 'calm' || rate === null) continue;
        platform.notify({
          kind: tell === 'alarming' ? 'error' : 'warning',
          text: t(`risk.tell.${tell}`, { currency, rate: riskRateText(rate, language) }),
          about: aboutRisk(currencyId),
        });
      }
      // An account without positions is well; one whose positions or prices are not known yet may not be.
      const positions = rowsOf(platform, openPositions)?.read();
      if (positions?.kind !== 'ready') return;
      const held = new Set(positions.rows.map(({ legalId }) => legalId));
      for (const id of told.keys()) if (!held.has(id)) told.delete(id);
    };
    const leave = accounts.subscribe(look);
    look();
    return leave;
  }, [platform, language, t]);
}
