import { Balance, Worth } from '@tradefloor/area/balances';
import { Link } from '@tradefloor/area/link';
import { Card } from '@tradefloor/area/page';
import type { WalletOverview } from '@tradefloor/contract';
import { type Holding, holdingsOf, isSmall } from '@tradefloor/market';
import { ways } from '@tradefloor/platform';
import { Checkbox, type Column, EmptyState, Table } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { CoinName } from '../wallets/coin-name';
import { useHidesSmall } from '../wallets/use-hides-small';

/** look.bright-digits: eight in wallet lists. */
const DECIMALS = 8;

/** Every currency over all accounts. */
export function Holdings({ overview }: { readonly overview: WalletOverview }) {
  const { t } = useTranslation();
  const [hidesSmall, setHidesSmall] = useHidesSmall();
  const columns = useColumns();
  const holdings = holdingsOf(overview);
  return (
    <Card
      title={t('overview.holdings')}
      end={
        <Checkbox checked={hidesSmall} onChange={setHidesSmall}>
          {t('wallet.hideSmall')}
        </Checkbox>
      }
    >
      <Table
        stacked
        look="roomy"
        label={t('overview.holdings')}
        columns={columns}
        rows={hidesSmall ? holdings.filter(({ usdt }) => !isSmall(usdt)) : holdings}
        rowKey={({ id }) => id}
        empty={<EmptyState title={t('wallet.allSmall')} />}
      />
    </Card>
  );
}

function useColumns(): ReadonlyArray<Column<Holding>> {
  const { t } = useTranslation();
  return [
    {
      key: 'currency',
      isRowHeader: true,
      card: 'head',
      label: t('wallet.currency'),
      cell: ({ id, name, logo }) => (
        <Link to={ways.spotCurrency({ currencyId: id })}>
          <CoinName name={name} logo={logo} />
        </Link>
      ),
    },
    {
      key: 'available',
      card: 'fact',
      label: t('wallet.available'),
      align: 'end',
      cell: ({ available }) => <Balance value={available} decimals={DECIMALS} />,
    },
    {
      key: 'locked',
      card: 'fact',
      drop: 1,
      label: t('wallet.frozen'),
      align: 'end',
      cell: ({ locked }) => <Balance value={locked} decimals={DECIMALS} />,
    },
    {
      key: 'worth',
      card: 'end',
      label: t('wallet.worth'),
      align: 'end',
      cell: ({ usdt }) => <Worth value={usdt} />,
    },
  ];
}
