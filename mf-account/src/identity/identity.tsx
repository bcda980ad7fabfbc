import { later } from '@tradefloor/area/later';
import { Answered, Card, Page } from '@tradefloor/area/page';
import type { UserCenter } from '@tradefloor/contract';
import { SkeletonRows } from '@tradefloor/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NeededFirst } from '../needed/needed-first';
import { useWayBack } from '../needed/use-way-back';
import { Course } from './course';
import { Levels } from './levels';
import { Refused } from './refused';
import { type Handed, levelOf } from './rules';
import { useBackWhenVerified } from './use-back-when-verified';
import { useGoingHome } from './use-going-home';
import { useRefused } from './use-refused';
import { useReview } from './use-review';
import { Verified } from './verified';
import styles from './identity.module.css';

const ROWS_LOADING = 8;
const FORM_ROWS = 8;

const IdentityForm = later(() => import('./identity-form').then(({ IdentityForm: Form }) => Form), FormPlace);

export default function Identity() {
  const { t } = useTranslation();
  const goHome = useGoingHome();
  const center = useReview();
  const back = useWayBack();
  useBackWhenVerified(center.data?.reviewStatus);
  const handedIn = () => {
    // Who was led here waits for the end of the review.
    if (back === null) goHome();
    return center.refetch();
  };
  return (
    <Page title={t('title.identity')} lead={t('identity.lead')}>
      <NeededFirst />
      <Answered query={center} rows={ROWS_LOADING} failed={t('identity.failed')}>
        {data => <Reviewed center={data} onHandedIn={handedIn} />}
      </Answered>
    </Page>
  );
}

function FormPlace() {
  const { t } = useTranslation();
  return <SkeletonRows rows={FORM_ROWS} label={t('page.loading')} />;
}

function Reviewed({
  center,
  onHandedIn,
}: {
  readonly center: UserCenter;
  readonly onHandedIn: () => Promise<unknown>;
}) {
  const { t } = useTranslation();
  const isRefused = useRefused(center);
  // Here alone and in no storage: the number of a document is in it.
  const [handed, setHanded] = useState<Handed | null>(null);
  return (
    <>
      <Levels level={levelOf(center)} />
      <Card title={t('identity.review')}>
        <Course status={center.reviewStatus} />
        {isRefused ? <Refused reason={center.refusal ?? ''} /> : null}
        {center.reviewStatus === 'in-review' ? <p className={styles.told}>{t('identity.inReview')}</p> : null}
        {center.reviewStatus === 'verified' ? <Verified center={center} /> : null}
        {center.reviewStatus === 'not-submitted' || center.reviewStatus === 'unknown' ? (
          <IdentityForm
            status={center.reviewStatus}
            before={handed}
            onHandedIn={now => {
              setHanded(now);
              return onHandedIn();
            }}
          />
        ) : null}
      </Card>
    </>
  );
}
