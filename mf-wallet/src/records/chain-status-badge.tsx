import type { ChainStatus, LogEntry } from '@tradefloor/contract';
import { Badge } from '@tradefloor/ui';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';

const TONES: Readonly<Record<ChainStatus, ComponentProps<typeof Badge>['tone']>> = {
  applying: 'warn',
  'awaiting-chain': 'accent',
  'chain-success': 'good',
  'chain-failure': 'danger',
  rejected: 'danger',
  'in-station-success': 'good',
};

/** wallet.chain-states. */
export function ChainStatusBadge({ entry: { status } }: { readonly entry: Pick<LogEntry, 'status'> }) {
  const { t } = useTranslation();
  return status === null ? null : <Badge tone={TONES[status] ?? 'plain'}>{t(`records.statuses.${status}`)}</Badge>;
}
