import type { Quote } from '@tradefloor/contract';
import { IconButton } from '@tradefloor/ui';
import { Keyboard } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PositionsPanel } from '../positions/positions-panel';
import { SCREEN } from './screen';

interface OwnPositionsProps {
  readonly pair: Quote;
  /** Opens the list of keys. */
  readonly onHelp: () => void;
}

export function OwnPositions({ pair, onHelp }: OwnPositionsProps) {
  const { t } = useTranslation();
  return (
    <PositionsPanel
      screen={SCREEN}
      pair={pair}
      end={
        <IconButton size="small" label={t('shortcuts.title')} onClick={onHelp}>
          <Keyboard size={16} aria-hidden />
        </IconButton>
      }
    />
  );
}
