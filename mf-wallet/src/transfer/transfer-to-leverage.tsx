import { Link } from '@tradefloor/area/link';
import { Card, Page } from '@tradefloor/area/page';
import { balancesTopic, ways } from '@tradefloor/platform';
import { useTopic } from '@tradefloor/platform/react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { LaterTransferForm, WaitingForTransfer } from './later-transfer-form';
import { movable } from './transfer-rules';
import { startOf } from './transfer-start';

const BOTH_FIXED = new Set(['from', 'to'] as const);

/** wallet.exchange-step: from the fiat to the leverage account, in hundreds, and asked before. */
export default function TransferToLeverage() {
  const { t } = useTranslation();
  const [address] = useSearchParams();
  const overview = useTopic(balancesTopic) ?? null;
  const currencies =
    overview === null
      ? []
      : movable(overview).filter(({ accounts }) => accounts.includes('legal') && accounts.includes('lever'));
  return (
    <Page
      title={t('title.transferLegal')}
      lead={t('transfer.legalLead')}
      end={<Link to={ways.transfer()}>{t('transfer.otherWays')}</Link>}
      size="form"
    >
      <Card title={t('title.transferLegal')} text={t('transfer.legalText')}>
        {overview === null ? (
          <WaitingForTransfer />
        ) : (
          <LaterTransferForm
            isExchange
            label={t('title.transferLegal')}
            currencies={currencies}
            start={{ ...startOf(currencies, address), from: 'legal', to: 'lever' }}
            fixed={BOTH_FIXED}
          />
        )}
      </Card>
    </Page>
  );
}
