import { Card } from '@tradefloor/area/page';
import type { AreaStanding, Job } from '@tradefloor/contract/desk';
import { Button } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import type { Wish } from '../acts/wish';
import { CanaryPanel } from '../canary/canary-panel';
import { AlteredMark } from '../history/altered-mark';
import { AreaJob } from '../jobs/area-job';
import { useSaid } from '../said/use-said';
import { useMoment } from '../standing/use-moment';
import { BuildTable } from './build-table';

interface AreaCardProps {
  readonly area: AreaStanding;
  readonly jobs: readonly Job[];
  readonly onWish: (wish: Wish) => void;
}

/** One area: what people get and who decided so, what is tried, and every build there is. */
export function AreaCard({ area, jobs, onWish }: AreaCardProps) {
  const { t } = useTranslation();
  const moment = useMoment();
  const inWords = useSaid();
  const { name, stable, decided, canary, lastGood } = area;
  const [before] = lastGood;
  const said =
    decided === null
      ? t('area.stable', { build: stable ?? '—' })
      : t('area.decided', { build: stable ?? '—', by: decided.by, at: moment(decided.at) });
  return (
    <Card
      title={name}
      text={
        <>
          {stable === null ? t('area.gone') : said}
          {decided === null || decided.why === '' ? null : ` · ${inWords(decided.whySaid, decided.why)}`}
          {decided?.isAltered ? <AlteredMark /> : null}
        </>
      }
      end={
        before === undefined ? null : (
          <Button size="small" onClick={() => onWish({ kind: 'rollback', area: name, build: before })}>
            {t('area.rollBack', { area: name })}
          </Button>
        )
      }
    >
      <AreaJob area={name} decided={decided} jobs={jobs} />
      {canary === null ? null : <CanaryPanel area={name} canary={canary} jobs={jobs} onWish={onWish} />}
      <BuildTable area={area} onWish={onWish} />
    </Card>
  );
}
