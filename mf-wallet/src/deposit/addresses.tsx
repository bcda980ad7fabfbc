import { Answered } from '@tradefloor/area/page';
import type { BalanceRow, CoinInfo, DepositAddress } from '@tradefloor/contract';
import { EmptyState, Segmented } from '@tradefloor/ui';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AddressToPay, DepositTerms } from './address-to-pay';
import styles from './deposit-panel.module.css';
import { networkName, networksIn, onlyNetworkIn, termsOn } from './networks';
import { useCoinInfo, useCompanyAddress, useDepositAddresses } from './use-deposit';

interface AddressesProps {
  readonly row: BalanceRow;
  /** Beside the address that is chosen; the terms are the currency's, null until they are known. */
  readonly beside?: (deposit: DepositAddress, info: CoinInfo | null) => ReactNode;
}

/** A currency's own addresses, one a network. */
export function CurrencyAddress({ row, beside }: AddressesProps) {
  const { t } = useTranslation();
  const addresses = useDepositAddresses(row.currencyId);
  return (
    <Answered query={addresses} rows={6} failed={t('deposit.failed')}>
      {found => <Networks row={row} addresses={found} beside={beside} />}
    </Answered>
  );
}

/** The deposit page's own address; where the server has none, the currency's. */
export function CompanyAddress({ row }: Pick<AddressesProps, 'row'>) {
  const { t } = useTranslation();
  const company = useCompanyAddress();
  return (
    <Answered query={company} rows={6} failed={t('deposit.failed')}>
      {({ address }) =>
        address === null ? (
          <CurrencyAddress row={row} />
        ) : (
          <Networks row={row} addresses={[{ network: null, address }]} beside={undefined} />
        )
      }
    </Answered>
  );
}

interface NetworksProps {
  readonly row: BalanceRow;
  readonly addresses: readonly DepositAddress[];
  readonly beside: AddressesProps['beside'];
}

function Networks({ row, addresses, beside }: NetworksProps) {
  const { t } = useTranslation();
  const networks = networksIn(addresses);
  const [chosen, setChosen] = useState(networks[0] ?? '');
  const terms = useCoinInfo(row.currencyId);
  const shown = addresses.find(({ network }) => (network ?? '') === chosen) ?? addresses[0];
  if (shown === undefined) {
    return (
      <EmptyState
        title={t('deposit.notSupported')}
        text={t('deposit.notSupportedText', { currency: row.currencyName })}
      />
    );
  }
  const besideIt = beside?.(shown, terms.data ?? null);
  return (
    <div className={besideIt === undefined ? undefined : styles.panel}>
      <div className={styles.pay}>
        {networks.length > 1 ? (
          <Segmented
            label={t('deposit.network')}
            segments={networks.map(network => ({ value: network, label: networkName(network) }))}
            value={chosen}
            onChange={setChosen}
          />
        ) : null}
        <AddressToPay
          currency={row.currencyName}
          address={shown.address}
          network={shown.network ?? (terms.data === undefined ? null : onlyNetworkIn(terms.data))}
        >
          <Answered query={terms} rows={null} failed={t('deposit.termsFailed')}>
            {info => <DepositTerms currency={row.currencyName} info={termsOn(info, shown.network)} />}
          </Answered>
        </AddressToPay>
        {/* The page of addresses says it among its notes. */}
        {besideIt === undefined ? null : <p className={styles.note}>{t('recharge.note.time')}</p>}
      </div>
      {besideIt === undefined ? null : <div className={styles.tell}>{besideIt}</div>}
    </div>
  );
}
