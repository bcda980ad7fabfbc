import { Card, Page } from '@tradefloor/area/page';
import { setFundPassword } from '@tradefloor/contract/ext';
import { useOffers } from '@tradefloor/platform/react';
import { EmptyState, SkeletonRows } from '@tradefloor/ui';
import { later } from '@tradefloor/area/later';
import { useTranslation } from 'react-i18next';
import { useUser } from '../user/use-user';
import { WaitingForUser } from '../user/waiting-for-user';

const ROWS_LOADING = 4;

const FundPasswordForm = later(
  () => import('./fund-password-form').then(({ FundPasswordForm: Form }) => Form),
  Loading,
);

export default function FundPassword() {
  const { t } = useTranslation();
  const isOffered = useOffers(setFundPassword);
  const user = useUser();
  return (
    <Page title={t('title.fundPassword')} lead={t('fundPassword.lead')} size="form">
      {isOffered !== false ? (
        <Card title={user?.fundPasswordSet === true ? t('fundPassword.change') : t('fundPassword.set')}>
          {user === null || isOffered === null ? (
            <WaitingForUser rows={ROWS_LOADING} />
          ) : (
            <FundPasswordForm isSet={user.fundPasswordSet} needsCode={user.twoStepOn} />
          )}
        </Card>
      ) : (
        <EmptyState title={t('failure.notOffered')} />
      )}
    </Page>
  );
}

function Loading() {
  const { t } = useTranslation();
  return <SkeletonRows rows={ROWS_LOADING} label={t('page.loading')} />;
}
