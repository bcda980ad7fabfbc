import type { Quote } from '@tradefloor/contract';
import type { Price } from '@tradefloor/money';
import { quotesTopic } from '@tradefloor/platform';
import { useLanguage, usePlatform } from '@tradefloor/platform/react';
import { type OwnOnChart, ownPriceText } from '@tradefloor/trading';
import { useTranslation } from 'react-i18next';
import { type Position, quantityOf } from '../positions/position';
import { isPast, watchedPrice } from '../stops/stop-rules';
import { useMoveStop } from '../stops/use-move-stop';
import { ofLine } from './own-lines';
import { type StopOnChart, stopWords } from './stop-words';

type DraggedStops = Required<Pick<OwnOnChart, 'lineAt' | 'onDropLine'>>;

/** The lines of stops as they are dragged: they say what they would bring there, or that the price is past that. */
export function useDraggedStops(pair: Quote, positions: readonly Position[]): DraggedStops {
  const { t } = useTranslation();
  const language = useLanguage();
  const platform = usePlatform();
  const move = useMoveStop();
  const stopAt = (line: string, price: Price): StopOnChart | null => {
    const { kind, id } = ofLine(line);
    const position = positions.find(one => one.id === id);
    if (position === undefined || (kind !== 'takeProfit' && kind !== 'stopLoss')) return null;
    return { position, quantity: quantityOf(position, pair.leverageShare), field: kind, price };
  };
  return {
    lineAt(line, price) {
      const stop = stopAt(line, price);
      if (stop === null) return { label: '', isRefused: false };
      const { position, field } = stop;
      const now = watchedPrice(position, platform.bus.last(quotesTopic, pair.key) ?? pair);
      if (isPast(position, field, price, now)) {
        const label = t(`chart.past.${field}.${position.direction}`, { price: ownPriceText(now, language) });
        return { label, isRefused: true };
      }
      const texts = { takeProfit: t('chart.takeProfit'), stopLoss: t('chart.stopLoss') };
      return { label: stopWords(stop, texts, language), isRefused: false };
    },
    onDropLine(line, price) {
      const stop = stopAt(line, price);
      if (stop !== null) void move(stop);
    },
  };
}
