import { Link } from '@tradefloor/area/link';
import { Page } from '@tradefloor/area/page';
import { ways } from '@tradefloor/platform';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { WaitingForWallets } from '../wallets/waiting-for-wallets';
import type { Movable } from './transfer-rules';
import { TransferSides } from './transfer-sides';
import { startOf } from './transfer-start';

const BOTH_FIXED = new Set(['from', 'to'] as const);
const isInBoth = ({ accounts }: Movable): boolean => accounts.includes('legal') && accounts.includes('lever');

/** wallet.exchange-step: from the fiat to the leverage account, in hundreds, and asked before. */
export default function TransferToLeverage() {
  const { t } = useTranslation();
  const [address] = useSearchParams();
  return (
    <Page
      title={t('title.transferLegal')}
      lead={t('transfer.legalLead')}
      end={<Link to={ways.transfer()}>{t('transfer.otherWays')}</Link>}
    >
      <WaitingForWallets rows={10}>
        {({ overview }) => (
          <TransferSides
            isExchange
            title={t('transfer.legalCard')}
            text={t('transfer.legalText')}
            label={t('title.transferLegal')}
            overview={overview}
            isOffered={isInBoth}
            startOf={currencies => ({ ...startOf(currencies, address), from: 'legal', to: 'lever' })}
            fixed={BOTH_FIXED}
          />
        )}
      </WaitingForWallets>
    </Page>
  );
}
