import { Page } from '@tradefloor/area/page';
import { isCallFailure } from '@tradefloor/platform';
import { EmptyState } from '@tradefloor/ui';
import { ShieldX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { RegionUsers } from './region-users';
import { useRegionUsers } from './use-region-users';

export default function Region() {
  const { t } = useTranslation();
  const users = useRegionUsers();
  return (
    <Page title={t('title.region')} lead={t('region.lead')}>
      {isNoAgent(users.error) ? (
        <EmptyState
          icon={<ShieldX size={32} aria-hidden />}
          title={t('region.noPermission')}
          text={t('region.noPermissionText')}
        />
      ) : (
        <RegionUsers users={users} />
      )}
    </Page>
  );
}

/** S2 §6: the server refuses everyone who is not a regional agent. */
const isNoAgent = (problem: unknown): boolean => isCallFailure(problem) && problem.kind === 'refused';
