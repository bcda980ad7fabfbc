import { later, NothingYet, RowsYet } from '@tradefloor/area/later';
import { Answered, Page } from '@tradefloor/area/page';
import { useTranslation } from 'react-i18next';
import { Totals } from './totals';
import { useStaking } from './use-staking';

const Plans = later(() => import('./plans').then(({ Plans: View }) => View), RowsYet);
const StakingOrders = later(() => import('./staking-orders').then(({ StakingOrders: View }) => View), NothingYet);

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
