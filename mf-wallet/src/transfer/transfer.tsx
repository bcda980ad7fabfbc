import { Page } from '@tradefloor/area/page';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { WaitingForWallets } from '../wallets/waiting-for-wallets';
import { TransferSides } from './transfer-sides';
import { startOf } from './transfer-start';

/** Between the four accounts. */
export default function Transfer() {
  const { t } = useTranslation();
  const [address] = useSearchParams();
  return (
    <Page title={t('title.transfer')} lead={t('transfer.lead')}>
      <WaitingForWallets rows={10}>
        {({ overview }) => (
          <TransferSides
            title={t('transfer.between')}
            text={t('transfer.betweenText')}
            label={t('title.transfer')}
            overview={overview}
            startOf={currencies => startOf(currencies, address)}
          />
        )}
      </WaitingForWallets>
    </Page>
  );
}
