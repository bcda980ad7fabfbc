import { Link } from '@tradefloor/area/link';
import { Card, Page } from '@tradefloor/area/page';
import { balancesTopic, ways } from '@tradefloor/platform';
import { useTopic } from '@tradefloor/platform/react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { LaterTransferForm, WaitingForTransfer } from './later-transfer-form';
import { movable } from './transfer-rules';
import { startOf } from './transfer-start';

/** Between the four accounts. */
export default function Transfer() {
  const { t } = useTranslation();
  const [address] = useSearchParams();
  const overview = useTopic(balancesTopic) ?? null;
  const currencies = overview === null ? [] : movable(overview);
  return (
    <Page
      title={t('title.transfer')}
      lead={t('transfer.lead')}
      end={<Link to={ways.transferLog()}>{t('title.log')}</Link>}
      size="form"
    >
      <Card title={t('transfer.between')} text={t('transfer.betweenText')}>
        {overview === null ? (
          <WaitingForTransfer />
        ) : (
          <LaterTransferForm label={t('title.transfer')} currencies={currencies} start={startOf(currencies, address)} />
        )}
      </Card>
    </Page>
  );
}
