import { Card, Facts } from '@tradefloor/area/page';
import type { GatewayStanding, Said } from '@tradefloor/contract/desk';
import { Badge, type Column, Table } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { counted } from '../areas/figures';
import { useAllSaid, useSaid } from '../said/use-said';
import styles from './gateways.module.css';

interface GatewaysCardProps {
  readonly gateways: readonly GatewayStanding[];
  readonly store: string;
  readonly isGateOn: boolean;
  readonly problems: ReadonlyArray<{ readonly english: string; readonly said: Said | null }>;
}

/** What stands behind the pages: gateways, the store, its signature, the exchange. */
export function GatewaysCard({ gateways, store, isGateOn, problems }: GatewaysCardProps) {
  const { t } = useTranslation();
  const told = useSaid();
  const allTold = useAllSaid();
  const inWords = (said: string) => (said === '' ? '—' : t(`gateways.is.${said}`, said));
  const columns: ReadonlyArray<Column<GatewayStanding>> = [
    { key: 'address', label: t('gateways.address'), cell: ({ address }) => address },
    { key: 'state', label: t('gateways.state'), cell: stateOf },
    { key: 'tabs', label: t('gateways.tabs'), align: 'end', cell: ({ tabs }) => counted(tabs) ?? '—' },
    { key: 'revision', label: t('gateways.revision'), align: 'end', cell: ({ revision }) => counted(revision) ?? '—' },
    {
      key: 'store',
      label: t('gateways.store'),
      cell: ({ store: said, storeSaid }) => allTold(storeSaid, inWords(said)),
    },
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
          ...(problems.length === 0
            ? []
            : [[t('gateways.problem'), problems.map(({ english, said }) => told(said, english)).join(' · ')] as const]),
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
  const what = lacks.map(lack => (Object.hasOwn(LACKING, lack) ? t(`gateways.lacking.${LACKING[lack]}`) : lack));
  return <Badge tone="warn">{t('gateways.lacks', { what: what.join(', ') })}</Badge>;
}

/** As gateways name it to whoever asks by hand. */
const LACKING: Readonly<Record<string, string>> = {
  'a shell': 'shell',
  'a store that can be read': 'store',
  'a registry with an area': 'registry',
};
