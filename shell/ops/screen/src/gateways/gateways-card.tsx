import { Card, Facts } from '@tradefloor/area/page';
import type { GatewayStanding } from '@tradefloor/contract/desk';
import { Badge, type Column, Table } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { counted } from '../areas/figures';
import styles from './gateways.module.css';

interface GatewaysCardProps {
  readonly gateways: readonly GatewayStanding[];
  readonly store: string;
  readonly isGateOn: boolean;
  readonly problems: readonly string[];
}

/** What stands behind the pages: gateways, the store, its signature, the exchange. */
export function GatewaysCard({ gateways, store, isGateOn, problems }: GatewaysCardProps) {
  const { t } = useTranslation();
  // What is wrong with a store it says itself.
  const inWords = (said: string) => (said === '' ? '—' : t(`gateways.is.${said}`, said));
  const columns: ReadonlyArray<Column<GatewayStanding>> = [
    { key: 'address', label: t('gateways.address'), cell: ({ address }) => address },
    { key: 'state', label: t('gateways.state'), cell: stateOf },
    { key: 'tabs', label: t('gateways.tabs'), align: 'end', cell: ({ tabs }) => counted(tabs) ?? '—' },
    { key: 'revision', label: t('gateways.revision'), align: 'end', cell: ({ revision }) => counted(revision) ?? '—' },
    { key: 'store', label: t('gateways.store'), cell: ({ store: said }) => inWords(said) },
    {
      key: 'signed',
      label: t('gateways.signature'),
      cell: ({ isUp, isSigned }) => (isUp ? t(isSigned ? 'gateways.signed' : 'gateways.unsigned') : '—'),
    },
    { key: 'exchange', label: t('gateways.exchange'), cell: ({ exchange }) => inWords(exchange) },
  ];
  const tabs = gateways.reduce((sum, gateway) => sum + (gateway.tabs ?? 0), 0);
  return (
    <Card title={t('gateways.title')} text={t('gateways.text', { count: tabs })}>
      <div className={styles.gateways}>
        <Table
          stacked
          label={t('gateways.title')}
          columns={columns}
          rows={gateways}
          rowKey={({ address }) => address}
        />
      </div>
      <Facts
        rows={[
          [t('gateways.releases'), store],
          [t('gate.title'), isGateOn ? t('gateways.gateOn') : t('gate.isOff')],
          ...problems.map(problem => [t('gateways.problem'), problem] as const),
        ]}
      />
    </Card>
  );
}

const stateOf = (gateway: GatewayStanding) => <StateBadge gateway={gateway} />;

function StateBadge({ gateway: { isUp, isReady, lacks } }: { readonly gateway: GatewayStanding }) {
  const { t } = useTranslation();
  if (!isUp) return <Badge tone="danger">{t('gateways.away')}</Badge>;
  if (isReady) return <Badge tone="good">{t('gateways.ready')}</Badge>;
  return <Badge tone="warn">{t('gateways.lacks', { what: lacks.join(', ') })}</Badge>;
}
