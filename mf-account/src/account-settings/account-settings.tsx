import { Card, Page } from '@tradefloor/area/page';
import type { CurrentUser } from '@tradefloor/platform';
import { useTranslation } from 'react-i18next';
import { Invitation } from '../invitation/invitation';
import { SecurityBar } from '../security/security-bar';
import { useReviewFollowed } from '../user/use-review-followed';
import { useUserAndOffers } from '../user/use-user';
import { WaitingForUser } from '../user/waiting-for-user';
import { BoundRows } from './bound-rows';
import { ProtectionRows } from './protection-rows';

const ROWS_LOADING = 6;

export default function AccountSettings() {
  const { t } = useTranslation();
  const user = useUserAndOffers();
  useReviewFollowed();
  return (
    <Page title={t('title.settings')} lead={t('settings.lead')}>
      {user === null ? <WaitingForUser rows={ROWS_LOADING} /> : <Settings user={user} />}
    </Page>
  );
}

function Settings({ user }: { readonly user: CurrentUser }) {
  const { t } = useTranslation();
  return (
    <>
      <Card title={t('settings.bound')} text={t('settings.boundText')}>
        <SecurityBar user={user} />
        <BoundRows user={user} />
      </Card>
      <Card title={t('settings.protection')} text={t('settings.protectionText')}>
        <ProtectionRows user={user} />
      </Card>
      {user.inviteCode === null ? null : <Invitation code={user.inviteCode} />}
    </>
  );
}
