import { Link } from '@tradefloor/area/link';
import { Card, Page } from '@tradefloor/area/page';
import { ways } from '@tradefloor/platform';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { WaitingForWallets } from '../wallets/waiting-for-wallets';
import { LaterTransferForm } from './later-transfer-form';
import { movable } from './transfer-rules';
import { startOf } from './transfer-start';

const BOTH_FIXED = new Set(['from', 'to'] as const);

/** wallet.exchange-step: from the fiat to the leverage account, in hundreds, and asked before. */
export default function TransferToLeverage() {
  const { t } = useTranslation();
  const [address] = useSearchParams();
  return (
    <Page
      title={t('title.transferLegal')}
      lead={t('transfer.legalLead')}
      end={<Link to={ways.transfer()}>{t('transfer.otherWays')}</Link>}
      size="form"
    >
      <Card title={t('transfer.legalCard')} text={t('transfer.legalText')}>
        <WaitingForWallets rows={5}>
          {({ overview }) => {
            const currencies = movable(overview).filter(
              ({ accounts }) => accounts.includes('legal') && accounts.includes('lever'),
            );
            return (
              <LaterTransferForm
                isExchange
                label={t('title.transferLegal')}
                currencies={currencies}
                start={{ ...startOf(currencies, address), from: 'legal', to: 'lever' }}
                fixed={BOTH_FIXED}
              />
            );
          }}
        </WaitingForWallets>
      </Card>
    </Page>
  );
}
