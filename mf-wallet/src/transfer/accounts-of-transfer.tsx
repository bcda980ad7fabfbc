import type { AccountKind } from '@tradefloor/money';
import { IconButton, NativeSelect } from '@tradefloor/ui';
import { ArrowRight, ArrowLeftRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type Movable, type TransferDraft, withAccount } from './transfer-rules';
import styles from './transfer-form.module.css';

interface AccountsOfTransferProps {
  readonly draft: TransferDraft;
  readonly currency: Movable;
  readonly fixed: ReadonlySet<'currency' | 'from' | 'to'>;
  readonly onChange: (draft: TransferDraft) => void;
}

/** From where to where, and the other way round at a press. */
export function AccountsOfTransfer({ draft, currency, fixed, onChange }: AccountsOfTransferProps) {
  const { t } = useTranslation();
  const isFixed = fixed.has('from') || fixed.has('to');
  const other = (side: 'from' | 'to') => (side === 'from' ? draft.to : draft.from);
  const choice = (side: 'from' | 'to') => (
    <NativeSelect<AccountKind>
      label={t(`transfer.${side}`)}
      disabled={fixed.has(side)}
      options={currency.accounts
        // Where one side stays as it is, the other cannot change places with it.
        .filter(account => !isFixed || account === draft[side] || account !== other(side))
        .map(value => ({ value, label: t(`account.${value}`) }))}
      value={draft[side]}
      onChange={account => onChange(withAccount(draft, side, account))}
    />
  );
  return (
    <div className={styles.accounts}>
      {choice('from')}
      {isFixed ? (
        <ArrowRight className={styles.way} size={16} aria-hidden />
      ) : (
        <IconButton
          label={t('transfer.swap')}
          className={styles.way ?? ''}
          onClick={() => onChange({ ...draft, from: draft.to, to: draft.from, amount: '' })}
        >
          <ArrowLeftRight size={16} aria-hidden />
        </IconButton>
      )}
      {choice('to')}
    </div>
  );
}
