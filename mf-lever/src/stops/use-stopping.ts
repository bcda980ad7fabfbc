import { useHold } from '@tradefloor/area';
import { useFormAct } from '@tradefloor/area/act';
import { asId, pairKey } from '@tradefloor/contract';
import { useQuote } from '@tradefloor/market/react';
import { type Amount, isPositive, type Price } from '@tradefloor/money';
import { useLanguage, usePlatform } from '@tradefloor/platform/react';
import { ownPriceText, priceDigits, traded } from '@tradefloor/trading';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { settingStops } from '../positions/acting';
import { keyOf, namesOf, type Position, quantityOf } from '../positions/position';
import { KIND } from '../positions/use-position-acts';
import {
  broughtAt,
  draftOf,
  isChanged,
  isPast,
  type StopDraft,
  type StopField,
  stopTyped,
  stopsTyped,
  watchedPrice,
} from './stop-rules';

interface OfField {
  readonly fault: string | undefined;
  readonly brought: Amount | null;
}

export interface Stopping {
  readonly draft: StopDraft;
  readonly quote: string;
  readonly scale: number | undefined;
  /** What sets the stops off now: the mark, or the last price. */
  readonly price: Price | null;
  readonly isBusy: boolean;
  readonly told: ReactNode;
  readonly change: (change: Partial<StopDraft>) => void;
  readonly of: (field: StopField) => OfField;
  readonly submit: (event: FormEvent) => void;
}

/** A server that names pairs in words alone: its price is not known here. */
const NOWHERE = pairKey(asId(''), asId(''));
/** What currencies are kept to. */
const DIGITS = 8;

/**
 * The stops of a position as they are being set; `onSet` when the server has them. What nobody has touched here is as it is at
 * the server: a stop that was set in another tab or on a phone is not lifted by who sets the other one.
 */
export function useStopping(position: Position, onSet: () => void): Stopping {
  const { t } = useTranslation();
  const platform = usePlatform();
  const language = useLanguage();
  const { act, stage, told } = useFormAct();
  const start = draftOf(position);
  const [typed, setTyped] = useState<Partial<StopDraft>>({});
  const draft: StopDraft = { ...start, ...typed };
  const live = useQuote(platform, keyOf(position) ?? NOWHERE)?.quote ?? null;
  const price = live === null ? null : watchedPrice(draft, live);
  const quantity = quantityOf(position, live?.leverageShare ?? null);
  useHold(isChanged(draft, start) ? 'typed' : null);

  const of = (field: StopField): OfField => {
    const stop = stopTyped(draft[field]);
    const isWrong = stop !== undefined && price !== null && isPositive(stop) && isPast(position, field, stop, price);
    return {
      fault:
        isWrong && price !== null
          ? t(`stops.past.${field}.${position.direction}`, { price: ownPriceText(price, language) })
          : undefined,
      brought: quantity === null ? null : broughtAt(position, quantity, stop, DIGITS),
    };
  };

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const stops = stopsTyped(draft);
    if (stops === null || of('takeProfit').fault !== undefined || of('stopLoss').fault !== undefined) return;
    void act({
      ...settingStops(platform, position, () => stops),
      subject: { kind: KIND, id: position.id },
      outlives: true,
      done: message => message ?? t('stops.set'),
      lost: t('stops.lost'),
      after(ended) {
        traded(platform);
        if (ended.kind === 'done') onSet();
      },
    });
  };

  return {
    draft,
    quote: namesOf(position).quote,
    scale: live === null ? undefined : priceDigits(live),
    price,
    isBusy: stage !== 'idle',
    told,
    change: change => setTyped({ ...typed, ...change }),
    of,
    submit,
  };
}
