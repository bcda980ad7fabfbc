import { Page } from '@tradefloor/area/page';
import { useTranslation } from 'react-i18next';
import { chainPanel } from './chain-panel';
import { ChainLinks } from './chain-links';
import { WaitingForWallets } from './waiting-for-wallets';
import { WalletView } from './wallet-view';

export default function FiatWallet() {
  const { t } = useTranslation();
  return (
    <Page title={t('title.fiat')} lead={t('wallet.fiatLead')}>
      <WaitingForWallets rows={8}>
        {wallets => <WalletView account="legal" wallets={wallets} panel={chainPanel('legal')} links={<ChainLinks />} />}
      </WaitingForWallets>
    </Page>
  );
}
