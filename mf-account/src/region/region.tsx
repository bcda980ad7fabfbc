import { useRows } from '@tradefloor/area/list';
import { Page } from '@tradefloor/area/page';
import { isSettled } from '@tradefloor/platform';
import { EmptyState } from '@tradefloor/ui';
import { ShieldX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { regionList } from './region-list';
import { RegionUsers } from './region-users';

/** account.region-agents: the server refuses everyone who is not one. */
export default function Region() {
  const { t } = useTranslation();
  const users = useRows(regionList);
  return (
    <Page title={t('title.region')} lead={t('region.lead')}>
      {users.kind === 'failed' && isSettled(users.problem) ? (
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
