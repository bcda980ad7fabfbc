import { later, NothingYet } from '@tradefloor/area/later';
import { Link } from '@tradefloor/area/link';
import { Answered, Page } from '@tradefloor/area/page';
import type { Standing } from '@tradefloor/contract/desk';
import { ways } from '@tradefloor/platform';
import { buttonClass, EmptyState, StaleMark } from '@tradefloor/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Wish } from '../acts/wish';
import { AreaCard } from '../areas/area-card';
import { AttentionCard } from '../attention/attention-card';
import { GatewaysCard } from '../gateways/gateways-card';
import { JobsCard } from '../jobs/jobs-card';
import { useMoment } from './use-moment';
import { useStanding } from './use-standing';
import { AS_A_SCREEN } from '../operator/loading';

// Nobody sees it before a press.
const WishDialog = later(() => import('../acts/wish-dialog').then(({ WishDialog: Dialog }) => Dialog), NothingYet);

export function StandingPage() {
  const { t } = useTranslation();
  const query = useStanding();
  const moment = useMoment();
  const [wish, setWish] = useState<Wish | null>(null);
  const { data, dataUpdatedAt, isError } = query;
  return (
    <Page
      title={t('title.operations')}
      lead={
        data === undefined ? (
          // The line that it will take.
          '\u00A0'
        ) : (
          <>
            {t('standing.revision', { revision: data.revision, at: moment(data.writtenAt) })}{' '}
            <StaleMark
              staleness={isError ? 'stale' : 'fresh'}
              text={t('standing.stale', { at: moment(dataUpdatedAt) })}
            />
          </>
        )
      }
      end={
        <Link className={buttonClass()} to={ways.operationsHistory()}>
          {t('title.history')}
        </Link>
      }
    >
      <Answered query={query} rows={AS_A_SCREEN} failed={t('standing.failed')}>
        {standing => <Cards standing={standing} at={dataUpdatedAt} onWish={setWish} />}
      </Answered>
      {wish === null || data === undefined ? null : (
        <WishDialog wish={wish} standing={data} onClose={() => setWish(null)} onSent={() => void query.refetch()} />
      )}
    </Page>
  );
}

interface CardsProps {
  readonly standing: Standing;
  readonly at: number;
  readonly onWish: (wish: Wish) => void;
}

function Cards({ standing, at, onWish }: CardsProps) {
  const { t } = useTranslation();
  const { areas, gateways, jobs } = standing;
  return (
    <>
      <AttentionCard standing={standing} at={at} onWish={onWish} />
      {areas.length === 0 ? <EmptyState title={t('standing.none')} text={t('standing.noneText')} /> : null}
      {areas.map(area => (
        <AreaCard key={area.name} area={area} jobs={jobs} onWish={onWish} />
      ))}
      {jobs.length === 0 ? null : <JobsCard jobs={jobs} />}
      <GatewaysCard
        gateways={gateways}
        store={standing.store}
        isGateOn={standing.isGateOn}
        problems={standing.problems.map((english, at) => ({ english, said: standing.problemsSaid?.[at] ?? null }))}
      />
    </>
  );
}
