import { Link } from '@tradefloor/area/link';
import { Card, Page } from '@tradefloor/area/page';
import { ways } from '@tradefloor/platform';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { WaitingForWallets } from '../wallets/waiting-for-wallets';
import { LaterTransferForm } from './later-transfer-form';
import { movable } from './transfer-rules';
import { startOf } from './transfer-start';

/** Between the four accounts. */
export default function Transfer() {
  const { t } = useTranslation();
  const [address] = useSearchParams();
  return (
    <Page
      title={t('title.transfer')}
      lead={t('transfer.lead')}
      end={<Link to={ways.transferLog()}>{t('title.log')}</Link>}
      size="form"
    >
      <Card title={t('transfer.between')} text={t('transfer.betweenText')}>
        <WaitingForWallets rows={5}>
          {({ overview }) => {
            const currencies = movable(overview);
            const start = startOf(currencies, address);
            return <LaterTransferForm label={t('title.transfer')} currencies={currencies} start={start} />;
          }}
        </WaitingForWallets>
      </Card>
    </Page>
  );
}
