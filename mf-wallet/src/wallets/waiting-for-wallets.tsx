import { type PricedWallets, useWallets } from '@tradefloor/market/react';
import { balancesTopic } from '@tradefloor/platform';
import { usePlatform } from '@tradefloor/platform/react';
import { ErrorState, SkeletonRows } from '@tradefloor/ui';
import { type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface WaitingForWalletsProps {
  /** About as many as will stand here. */
  readonly rows: number;
  readonly children: (wallets: PricedWallets) => ReactNode;
}

/** The four wallets as soon as they are known. While the exchange can't be reached, that is said. */
export function WaitingForWallets({ rows, children }: WaitingForWalletsProps) {
  const { t } = useTranslation();
  const platform = usePlatform();
  const wallets = useWallets();
  if (wallets.kind === 'ready') return children(wallets.value);
  if (wallets.kind === 'loading') return <SkeletonRows rows={rows} label={t('wallet.loading')} />;
  return (
    <ErrorState
      title={t('wallet.failed')}
      retry={{ label: t('wallet.retry'), run: () => void platform.refresh(balancesTopic) }}
    />
  );
}
