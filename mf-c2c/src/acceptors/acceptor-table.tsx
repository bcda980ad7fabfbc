import { TableList, useRows } from '@tradefloor/area/list';
import { Page } from '@tradefloor/area/page';
import type { Acceptor } from '@tradefloor/contract';
import { ways } from '@tradefloor/platform';
import { usePlatform } from '@tradefloor/platform/react';
import { EmptyState } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import panel from '../fiat-page/panel.module.css';
import { useAcceptorColumns } from './acceptor-columns';
import { acceptors } from './acceptor-list';
import { AcceptorNav } from './acceptor-nav';
import { useUserId } from './use-user-id';

const ROWS_LOADING = 5;

export function AcceptorList() {
  const { t } = useTranslation();
  const { navigate } = usePlatform();
  const listing = useRows<Acceptor>(acceptors);
  const userId = useUserId();
  const columns = useAcceptorColumns(userId);
  return (
    <Page title={t('title.acceptors')} lead={t('acceptors.lead')} end={<AcceptorNav />}>
      <TableList
        className={panel.panel}
        label={t('title.acceptors')}
        look="roomy"
        listing={listing}
        columns={columns}
        rowKey={({ id }) => id}
        rowsLoading={ROWS_LOADING}
        failed={t('acceptors.failed')}
        empty={<EmptyState title={t('acceptors.none')} text={t('acceptors.noneText')} />}
        onRowClick={({ id }) => void navigate(ways.acceptors({ id }))}
      />
    </Page>
  );
}
