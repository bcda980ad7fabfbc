import type { Instant } from '@tradefloor/contract';
import { formatTime } from '@tradefloor/money';
import { useLanguage } from '@tradefloor/platform/react';
import { Badge } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { useServerNow } from '../withdraw/use-server-now';
import { useAddressGuard } from './use-address-guard';

export interface UsableFromProps {
  readonly time: Instant | null;
}

/** wallet.saved-only: from when on, beside an address that is too new for whoever chose the rule. */
export function UsableFrom({ time }: UsableFromProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { guard } = useAddressGuard();
  const now = useServerNow();
  if (guard?.isOn !== true || time === null || time <= now) return null;
  return <Badge tone="warn">{t('withdraw.usableFrom', { time: formatTime(time, language, 'day-and-minute') })}</Badge>;
}
