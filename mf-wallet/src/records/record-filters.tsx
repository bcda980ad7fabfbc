import type { CurrencyId, RecordKind } from '@tradefloor/contract';
import type { AccountKind } from '@tradefloor/money';
import { NativeSelect } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { DaysFilter } from './days-filter';
import styles from './records.module.css';
import type { RecordWish } from './record-wish';
import { useCurrencies } from './use-currencies';
import type { ChangeWish } from './use-record-wish';

const ACCOUNTS: readonly AccountKind[] = ['legal', 'change', 'lever', 'micro'];
const ALL = 'all';
const NO_KINDS: readonly RecordKind[] = [];

interface RecordFiltersProps {
  readonly wish: RecordWish;
  readonly onChange: ChangeWish;
  /** Those that are told apart here; left out, the kind is decided already. */
  readonly kinds?: readonly RecordKind[];
  readonly hasAccounts?: boolean;
}

/** By account, kind, currency and days. */
export function RecordFilters({ wish, onChange, kinds = NO_KINDS, hasAccounts = false }: RecordFiltersProps) {
  const { t } = useTranslation();
  const currencies = useCurrencies();
  return (
    <div className={styles.filters}>
      {hasAccounts ? (
        <NativeSelect
          label={t('records.account')}
          options={[
            { value: ALL, label: t('records.allAccounts') },
            ...ACCOUNTS.map(value => ({ value, label: t(`account.${value}`) })),
          ]}
          value={wish.account ?? ALL}
          onChange={account => onChange({ account: account === ALL ? null : account })}
        />
      ) : null}
      {kinds.length === 0 ? null : (
        <NativeSelect<RecordKind | typeof ALL>
          label={t('records.kind')}
          options={[
            { value: ALL, label: t('records.allKinds') },
            ...kinds.map(value => ({ value, label: t(`records.kinds.${value}`) })),
          ]}
          value={wish.kind ?? ALL}
          onChange={kind => onChange({ kind: kind === ALL ? null : kind })}
        />
      )}
      <NativeSelect<string>
        label={t('records.currency')}
        options={[
          { value: ALL, label: t('records.allCurrencies') },
          ...currencies.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={wish.currencyId ?? ALL}
        onChange={id => onChange({ currencyId: id === ALL ? null : (id as CurrencyId) })}
      />
      <DaysFilter wish={wish} onChange={onChange} />
    </div>
  );
}
