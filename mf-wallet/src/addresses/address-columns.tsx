import { useCopied } from '@tradefloor/area/page';
import { type Column, CopyButton, IconButton } from '@tradefloor/ui';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { SavedAddress } from './address-list';
import styles from './addresses.module.css';
import { NetworkOfAddress, UsableFrom } from './late';
import { useDeleteAddress } from './use-changed-addresses';

const nameOf = ({ notes, address }: SavedAddress) => notes || address;

/** Name, currency, network and the address itself, with what can be done to it. */
export function useAddressColumns(): ReadonlyArray<Column<SavedAddress>> {
  const { t } = useTranslation();
  const copied = useCopied();
  const remove = useDeleteAddress();
  return [
    {
      key: 'notes',
      isRowHeader: true,
      card: 'head',
      label: t('addresses.notes'),
      cell: ({ notes }) => notes || t('addresses.unnamed'),
    },
    { key: 'currency', card: 'head', label: t('addresses.currency'), cell: ({ currencyName }) => currencyName },
    {
      key: 'network',
      card: 'fact',
      drop: 2,
      label: t('withdraw.network'),
      cell: ({ currencyName, address }) => <NetworkOfAddress currency={currencyName} address={address} />,
    },
    {
      key: 'address',
      card: 'fact',
      label: t('withdraw.address'),
      cell: saved => (
        <span className={styles.address}>
          <span className={styles.text}>{saved.address}</span>
          <CopyButton text={saved.address} label={t('addresses.copyOf', { name: nameOf(saved) })} {...copied} />
          <UsableFrom time={saved.usableFrom} />
        </span>
      ),
    },
    {
      key: 'delete',
      card: 'end',
      label: t('addresses.delete'),
      labelHidden: true,
      align: 'end',
      cell: saved => (
        <IconButton
          size="small"
          label={t('addresses.deleteOf', { name: nameOf(saved) })}
          onClick={() => void remove(saved)}
        >
          <Trash2 size={16} aria-hidden />
        </IconButton>
      ),
    },
  ];
}
