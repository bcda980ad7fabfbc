import { TableList, useRows, useWishText } from '@tradefloor/area/list';
import { Card, Page } from '@tradefloor/area/page';
import { Button, EmptyState, NativeSelect } from '@tradefloor/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrencies } from '../records/use-currencies';
import { useAddressColumns } from './address-columns';
import { addressList } from './address-list';
import styles from './addresses.module.css';
import { AddressForm, GuardCard } from './late';

const ROWS_LOADING = 4;
const ALL = 'all';

/** Where one's money may go: saved with a name, found again at a withdrawal. */
export default function Addresses() {
  const { t } = useTranslation();
  const currencies = useCurrencies();
  const [wish, setWish] = useWishText('currency');
  const currencyId = currencies.find(({ id }) => id === wish)?.id ?? null;
  const listing = useRows(addressList(currencyId));
  const [isAdding, setAdding] = useState(false);
  const [isListed, setListed] = useState(false);
  // What is typed below stays while another currency's are read.
  if (!isListed && listing.kind !== 'loading') setListed(true);
  return (
    <Page
      title={t('title.addresses')}
      lead={t('addresses.lead')}
      end={
        isAdding ? undefined : (
          <Button variant="primary" onClick={() => setAdding(true)}>
            {t('addresses.add')}
          </Button>
        )
      }
    >
      {isAdding ? (
        <Card title={t('addresses.add')} text={t('addresses.addText')}>
          <AddressForm currencyId={currencyId} onDone={() => setAdding(false)} />
        </Card>
      ) : null}
      <TableList
        className={styles.list}
        look="roomy"
        label={t('title.addresses')}
        listing={listing}
        columns={useAddressColumns()}
        rowKey={({ id }) => id}
        rowsLoading={ROWS_LOADING}
        failed={t('addresses.failed')}
        empty={<EmptyState title={t('addresses.none')} text={t('addresses.noneText')} />}
        filters={
          <NativeSelect<string>
            look="quiet"
            labelled="hidden"
            label={t('addresses.currency')}
            options={[
              { value: ALL, label: t('records.allCurrencies') },
              ...currencies.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            value={currencyId ?? ALL}
            onChange={id => setWish(id === ALL ? '' : id)}
          />
        }
      />
      {/* Below the list only once that is as long as it will be. */}
      {isListed ? <GuardCard /> : null}
    </Page>
  );
}
