import { useRows } from '@tradefloor/area/list';
import { Page } from '@tradefloor/area/page';
import { isCallFailure } from '@tradefloor/platform';
import { EmptyState } from '@tradefloor/ui';
import { ShieldX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { regionList } from './region-list';
import { RegionUsers } from './region-users';

export default function Region() {
  const { t } = useTranslation();
  const users = useRows(regionList);
  return (
    <Page title={t('title.region')} lead={t('region.lead')}>
      {users.kind === 'failed' && isNoAgent(users.problem) ? (
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

/** account.region-agents: the server refuses everyone who is not one. */
const isNoAgent = (problem: unknown): boolean => isCallFailure(problem) && problem.kind === 'refused';
