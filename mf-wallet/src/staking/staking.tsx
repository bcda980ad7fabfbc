import { Answered, Page } from '@tradefloor/area/page';
import { useTranslation } from 'react-i18next';
import { Plans } from './plans';
import { StakingOrders } from './staking-orders';
import { Totals } from './totals';
import { useStaking } from './use-staking';

export default function Staking() {
  const { t } = useTranslation();
  const staking = useStaking();
  return (
    <Page title={t('title.staking')} lead={t('staking.lead')}>
      <Answered query={staking} rows={8} failed={t('staking.failed')}>
        {overview => (
          <>
            <Totals overview={overview} />
            <Plans plans={overview.plans} />
            <StakingOrders plans={overview.plans} />
          </>
        )}
      </Answered>
    </Page>
  );
}
