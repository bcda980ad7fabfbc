import { Page } from '@tradefloor/area/page';
import type { CurrentUser } from '@tradefloor/platform';
import { useTranslation } from 'react-i18next';
import { useReviewFollowed } from '../user/use-review-followed';
import { useUserAndOffers } from '../user/use-user';
import { WaitingForUser } from '../user/waiting-for-user';
import { Assets } from './assets';
import { Doors } from './doors';
import { NewestMessages } from './newest-messages';
import { NextSteps } from './next-steps';
import { Profile } from './profile';
import styles from './account-center.module.css';

const ROWS_LOADING = 8;

export default function AccountCenter() {
  const { t } = useTranslation();
  const user = useUserAndOffers();
  useReviewFollowed();
  return (
    <Page title={t('title.centre')}>
      {user === null ? <WaitingForUser rows={ROWS_LOADING} /> : <Center user={user} />}
    </Page>
  );
}

function Center({ user }: { readonly user: CurrentUser }) {
  return (
    <>
      <Profile user={user} />
      <div className={styles.pair}>
        <Assets />
        <NextSteps user={user} />
      </div>
      <div className={styles.pair}>
        <NewestMessages />
        <Doors isAgent={user.isRegionalAgent} />
      </div>
    </>
  );
}
