import type { Quote } from '@tradefloor/contract';
import { focusField, type Help, type Listening, ShortcutsHelp, useShortcuts } from '@tradefloor/trading';
import { usePositionNews } from '../news/use-position-news';
import { useFormActions, useFormState } from '../order-form/form-context';
import { usePositionActs } from '../positions/use-position-acts';
import { useEntrusts } from '../positions/use-positions';
import { useRiskWarnings } from '../risk/use-risk-warnings';

interface TradingKeysProps {
  readonly pair: Quote;
  readonly keys: Listening;
  readonly help: Help;
  readonly onHelp: (help: Help) => void;
}

/** What the whole screen listens to: the trader's keys, what ends by itself, and risk. Draws nothing but the help. */
export function TradingKeys({ pair, keys, help, onHelp }: TradingKeysProps) {
  usePositionNews();
  useRiskWarnings();
  const { draft } = useFormState();
  const { change } = useFormActions();
  const entrusts = useEntrusts(pair);
  const acts = usePositionActs();

  useShortcuts(keys, {
    buy: () => change({ kind: 'direction', direction: 'long' }),
    sell: () => change({ kind: 'direction', direction: 'short' }),
    mode: () => change({ kind: 'mode', mode: draft.mode === 'limit' ? 'market' : 'limit' }),
    price: () => focusField('price'),
    amount: () => focusField('hands'),
    cancelAll: () => void acts.cancelAll(entrusts.rows),
    help: () => onHelp('open'),
  });

  return <ShortcutsHelp shortcuts={keys.shortcuts} help={help} onHelp={onHelp} />;
}
