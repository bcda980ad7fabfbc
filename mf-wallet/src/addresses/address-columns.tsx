import { formatTime, type LanguageCode } from '@tradefloor/money';
import { useLanguage } from '@tradefloor/platform/react';
import { Badge, type Column, CopyButton, IconButton } from '@tradefloor/ui';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { networkOf, networksOf } from '@tradefloor/addresses';
import { networkName } from '../deposit/networks';
import { useCopied } from '../withdraw/use-copied';
import { useServerNow } from '../withdraw/use-server-now';
import type { SavedAddress } from './address-list';
import styles from './addresses.module.css';
import { useAddressGuard } from './use-address-guard';
import { useDeleteAddress } from './use-changed-addresses';

/** Name, currency, network and the address itself, with what can be done to it. */
export function useAddressColumns(): ReadonlyArray<Column<SavedAddress>> {
  const { t } = useTranslation();
  const language = useLanguage();
  const copied = useCopied();
  const remove = useDeleteAddress();
  const { guard } = useAddressGuard();
  const now = useServerNow();
  return [
    { key: 'notes', label: t('addresses.notes'), cell: ({ notes }) => notes || t('addresses.unnamed') },
    { key: 'currency', label: t('addresses.currency'), cell: ({ currencyName }) => currencyName },
    { key: 'network', drop: 2, label: t('withdraw.network'), cell: networkText },
    {
      key: 'address',
      label: t('withdraw.address'),
      cell: saved => (
        <span className={styles.address}>
          <span className={styles.text}>{saved.address}</span>
          <CopyButton text={saved.address} label={t('addresses.copy')} {...copied} />
          {guard?.isOn === true && saved.usableFrom !== null && saved.usableFrom > now ? (
            <Badge tone="warn">{t('withdraw.usableFrom', { time: timeText(saved.usableFrom, language) })}</Badge>
          ) : null}
        </span>
      ),
    },
    {
      key: 'delete',
      label: t('addresses.delete'),
      labelHidden: true,
      align: 'end',
      cell: saved => (
        <IconButton
          size="small"
          label={t('addresses.deleteOf', { name: saved.notes || saved.address })}
          onClick={() => void remove(saved)}
        >
          <Trash2 size={16} aria-hidden />
        </IconButton>
      ),
    },
  ];
}

const timeText = (time: number, language: LanguageCode): string => formatTime(time, language, 'day-and-minute');

function networkText({ currencyName, address }: SavedAddress): string {
  const network = networkOf(networksOf(currencyName), address);
  return network === undefined ? '—' : networkName(network);
}
