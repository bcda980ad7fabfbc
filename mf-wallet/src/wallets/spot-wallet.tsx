import { Link } from '@tradefloor/area/link';
import { Page } from '@tradefloor/area/page';
import { ways } from '@tradefloor/platform';
import { useTranslation } from 'react-i18next';
import { chainPanel } from './chain-panel';
import { ChainLinks } from './chain-links';
import { WaitingForWallets } from './waiting-for-wallets';
import { WalletView } from './wallet-view';

export default function SpotWallet() {
  const { t } = useTranslation();
  return (
    <Page title={t('title.spot')} lead={t('wallet.spotLead')}>
      <WaitingForWallets rows={8}>
        {wallets => (
          <WalletView
            account="change"
            wallets={wallets}
            panel={chainPanel('change')}
            links={
              <>
                <Link to={ways.depositAddress()}>{t('title.deposit')}</Link>
                <ChainLinks />
              </>
            }
          />
        )}
      </WaitingForWallets>
    </Page>
  );
}
