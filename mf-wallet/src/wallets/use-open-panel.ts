import type { BalanceRow } from '@tradefloor/contract';
import type { AccountKind } from '@tradefloor/money';
import { usePlatform } from '@tradefloor/platform/react';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { type Opened, openedBy, type RowAction } from './rows';

interface OpenPanel {
  /** The currency whose panel is open. */
  readonly of: string | null;
  readonly isOpen: (row: BalanceRow, action: RowAction) => boolean;
  /** Opens it in place of any other; pressed again, it closes. */
  readonly toggle: (row: BalanceRow, action: RowAction) => void;
  readonly close: () => void;
}

/** wallet.one-panel: one panel at a time; deposits and withdrawals only while they are open (wallet.open-gate). */
export function useOpenPanel(account: AccountKind, rows: readonly BalanceRow[], isGateOpen: boolean): OpenPanel {
  const { t } = useTranslation();
  const platform = usePlatform();
  const [address] = useSearchParams();
  const [chosen, setChosen] = useState<Opened | null | 'of-address'>('of-address');
  const asked = { currencyId: address.get('currency_id'), action: address.get('open') };
  const wanted = chosen === 'of-address' ? openedBy(rows, account, asked) : chosen;
  const isShut = (action: RowAction) => !isGateOpen && (action === 'deposit' || action === 'withdraw');
  const isHeldBack = wanted !== null && isShut(wanted.action);
  const opened = isHeldBack ? null : wanted;
  const tellShut = useCallback(
    () => platform.notify({ kind: 'warning', text: t('wallet.notopen'), about: 'wallet gate' }),
    [platform, t],
  );
  // Who was led here by a link, or sees a panel go, is told why too.
  useEffect(() => {
    if (isHeldBack) tellShut();
  }, [isHeldBack, tellShut]);
  const isOpen: OpenPanel['isOpen'] = (row, action) =>
    opened?.currencyId === row.currencyId && opened.action === action;
  return {
    of: opened?.currencyId ?? null,
    isOpen,
    toggle(row, action) {
      if (isShut(action)) tellShut();
      else setChosen(isOpen(row, action) ? null : { currencyId: row.currencyId, action });
    },
    close: () => setChosen(null),
  };
}
