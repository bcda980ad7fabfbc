import { Link } from '@tradefloor/area/link';
import { ways } from '@tradefloor/platform';
import { useTranslation } from 'react-i18next';

/** What belongs to a wallet that money comes into from outside. */
export function ChainLinks() {
  const { t } = useTranslation();
  return (
    <>
      <Link to={ways.withdrawalAddresses()}>{t('title.addresses')}</Link>
      <Link to={ways.coinRecords()}>{t('title.coinRecord')}</Link>
    </>
  );
}
