import { TableList, useRows } from '@tradefloor/area/list';
import { Link } from '@tradefloor/area/link';
import { Page } from '@tradefloor/area/page';
import type { AcceptorDeal } from '@tradefloor/contract';
import { listDealsToServe } from '@tradefloor/contract/ext';
import { isSettled, ways } from '@tradefloor/platform';
import { useOffers, usePlatform } from '@tradefloor/platform/react';
import { buttonClass, EmptyState } from '@tradefloor/ui';
import { ShieldX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import panel from '../fiat-page/panel.module.css';
import { useDealColumns } from '../deals/deal-columns';
import { dealsToServe, keyOf } from '../deals/deal-lists';
import { useDeskFile } from './desk-file';

const ROWS = 10;

export function DeskPage() {
  const { t } = useTranslation();
  const isOffered = useOffers(listDealsToServe);
  return (
    <Page
      title={t('title.acceptorDesk')}
      lead={t('desk.lead')}
      end={
        <Link className={buttonClass()} to={ways.acceptors()}>
          {t('title.acceptors')}
        </Link>
      }
    >
      {isOffered === false ? <EmptyState title={t('desk.notOffered')} /> : <Deals />}
    </Page>
  );
}

function Deals() {
  const { t } = useTranslation();
  const { navigate } = usePlatform();
  const listing = useRows<AcceptorDeal>(dealsToServe);
  const columns = useDealColumns('served');
  const file = useDeskFile();
  if (listing.kind === 'failed' && isSettled(listing.problem)) {
    return (
      <EmptyState
        icon={<ShieldX size={32} aria-hidden />}
        title={t('desk.noAcceptor')}
        text={t('desk.noAcceptorText')}
      />
    );
  }
  return (
    <TableList
      className={panel.panel}
      label={t('title.acceptorDesk')}
      look="roomy"
      listing={listing}
      columns={columns}
      rowKey={keyOf}
      rowsLoading={ROWS}
      saysEndFrom={ROWS}
      failed={t('deals.failed')}
      empty={<EmptyState title={t('desk.none')} text={t('desk.noneText')} />}
      file={file}
      onRowClick={({ id }) => {
        if (id !== null) void navigate(ways.acceptorDesk({ id }));
      }}
    />
  );
}
