import { Link } from '@tradefloor/area/link';
import { Page } from '@tradefloor/area/page';
import { ways } from '@tradefloor/platform';
import { usePlatform } from '@tradefloor/platform/react';
import { TabPanel, Tabs } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { transferPanel } from './transfer-panel';
import { WaitingForWallets } from './waiting-for-wallets';
import { WalletView } from './wallet-view';
import styles from './leverage-wallets.module.css';

type Account = 'lever' | 'micro';

/** The accounts that are filled from the other two: leverage, and micro beside it. */
export default function LeverageWallets() {
  const { t } = useTranslation();
  const [address] = useSearchParams();
  const { navigate } = usePlatform();
  const account: Account = address.get('tab') === 'micro' ? 'micro' : 'lever';
  const show = (next: Account) => {
    void navigate(next === 'micro' ? ways.microWallet() : ways.leverageWallet(), { replace: true });
  };
  return (
    <Page title={t('title.lever')} lead={t('wallet.leverLead')}>
      <Tabs<Account>
        id="wallet"
        label={t('title.lever')}
        tabs={[
          { value: 'lever', label: t('account.lever') },
          { value: 'micro', label: t('account.micro') },
        ]}
        value={account}
        onChange={show}
      />
      <TabPanel id="wallet" value={account}>
        <WaitingForWallets rows={6}>
          {wallets => (
            <div className={styles.wallet}>
              <WalletView
                key={account}
                account={account}
                wallets={wallets}
                panel={transferPanel(account)}
                links={<Links account={account} />}
              />
            </div>
          )}
        </WaitingForWallets>
      </TabPanel>
    </Page>
  );
}

function Links({ account }: { readonly account: Account }) {
  const { t } = useTranslation();
  return account === 'micro' ? (
    <Link to={ways.microTransfers()}>{t('title.microTransfers')}</Link>
  ) : (
    <Link to={ways.transferToLeverage()}>{t('title.transferLegal')}</Link>
  );
}
