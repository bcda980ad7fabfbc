import { later } from '@tradefloor/area/later';
import { usePair, WaitingForPair } from '@tradefloor/trading';
import { Panel, SkeletonRows } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { LeveragePage } from '../leverage-pages/leverage-page';
import { PairChoice } from '../pair-choice/pair-choice';
import { hasLeverage } from '../terms/terms-of';

const ROWS_LOADING = 10;

const DealList = later(() => import('../positions-page/late-lists').then(late => late.DealList), Loading);

/** All trades of the pair that the address names, or that was looked at last. */
export default function Deals() {
  const { t } = useTranslation();
  const chosen = usePair(hasLeverage);
  if (chosen.kind !== 'ready') return <WaitingForPair title={t('title.trades')} kind={chosen.kind} />;
  const { pair, choose } = chosen.value;
  return (
    <LeveragePage title={t('title.trades')} end={<PairChoice pair={pair} choose={choose} />}>
      <Panel label={t('title.trades')} headHidden>
        <DealList key={pair.key} pair={pair} />
      </Panel>
    </LeveragePage>
  );
}

function Loading() {
  const { t } = useTranslation();
  return <SkeletonRows rows={ROWS_LOADING} label={t('page.loading')} />;
}
