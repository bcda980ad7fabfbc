import { focusField, type Help, type Shortcut, ShortcutsHelp, useShortcuts } from '@tradefloor/trading';
import { usePositionNews } from '../news/use-position-news';
import { useFormActions, useFormState } from '../order-form/form-context';
import { useRiskWarnings } from '../risk/use-risk-warnings';

const SHORTCUTS: readonly Shortcut[] = ['buy', 'sell', 'mode', 'price', 'amount', 'help'];

interface TradingKeysProps {
  readonly help: Help;
  readonly onHelp: (help: Help) => void;
}

/** What the whole screen listens to: the trader's keys, what ends by itself, and risk. Draws nothing but the help. */
export function TradingKeys({ help, onHelp }: TradingKeysProps) {
  usePositionNews();
  useRiskWarnings();
  const { draft } = useFormState();
  const { change } = useFormActions();

  useShortcuts({
    buy: () => change({ kind: 'direction', direction: 'long' }),
    sell: () => change({ kind: 'direction', direction: 'short' }),
    mode: () => change({ kind: 'mode', mode: draft.mode === 'limit' ? 'market' : 'limit' }),
    price: () => focusField('price'),
    amount: () => focusField('hands'),
    help: () => onHelp('open'),
  });

  return <ShortcutsHelp shortcuts={SHORTCUTS} help={help} onHelp={onHelp} />;
}
