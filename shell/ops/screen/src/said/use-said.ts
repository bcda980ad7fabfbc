import type { DeskRefusal, Said } from '@tradefloor/contract/desk';
import { decimalFromWire, formatNumber } from '@tradefloor/money';
import { useLanguage } from '@tradefloor/platform/react';
import { useTranslation } from 'react-i18next';
import { useMoment } from '../standing/use-moment';

type Value = Said['values'][string];

/** To a tenth, as a share of a hundred is told. */
const TENTHS = { least: 1, most: 1 };

/** What the gate and the desk say, in the reader's language; its English where this screen is older and knows no text for it. */
export function useSaid(): (said: Said | null | undefined, english: string) => string {
  const { t, i18n } = useTranslation();
  const language = useLanguage();
  const moment = useMoment();

  function valueOf(name: string, value: Value): string | null {
    if (typeof value === 'object') return inWords(value);
    if (name === 'at') return moment(Date.parse(String(value)) || null);
    const figure = typeof value === 'number' ? decimalFromWire(value) : null;
    return figure === null ? String(value) : formatNumber(figure, language, name === 'sure' ? TENTHS : {});
  }

  /** Null where one of them is not known. */
  function inWords({ key, values }: Said): string | null {
    const { count } = values;
    const plural = typeof count === 'number' ? { count } : {};
    const told = Object.entries(values).map(([name, value]) => [name, valueOf(name, value)] as const);
    if (!i18n.exists(`said.${key}`, plural) || told.some(([, value]) => value === null)) return null;
    // Never as options: what a build has named may be called like one.
    return t(`said.${key}`, { ...plural, replace: Object.fromEntries(told) });
  }

  return (said, english) => (said ? inWords(said) : null) ?? english;
}

/** Several at once, and in English all of them where one is not known. */
export function useAllSaid(between = ' · '): (all: readonly Said[] | null, english: string) => string {
  const inWords = useSaid();
  return (all, english) => {
    const told = (all ?? []).map(said => inWords(said, ''));
    return told.length === 0 || told.includes('') ? english : told.join(between);
  };
}

/** Sentences, one after the other: each ends by itself. */
export function useRefusal(): (refusal: Pick<DeskRefusal, 'said' | 'message'>) => string {
  const inWords = useAllSaid(' ');
  return ({ said, message }) => inWords(said, message);
}
