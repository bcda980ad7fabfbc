import type { Said } from '@tradefloor/contract/desk';
import { useTranslation } from 'react-i18next';
import { useMoment } from '../standing/use-moment';

/** What the gate says, in the reader's language; its English where this screen is older than the gate and knows no text for it. */
export function useSaid(): (said: Said | null | undefined, english: string) => string {
  const { t, i18n } = useTranslation();
  const moment = useMoment();
  return (said, english) => {
    if (!said || !i18n.exists(`gate.said.${said.key}`)) return english;
    const { at, ...values } = said.values;
    // Never as options: what a build has named may be called like one.
    return t(`gate.said.${said.key}`, { replace: { ...values, at: moment(Date.parse(String(at)) || null) } });
  };
}

/** Several at once, and in English all of them where one is not known. */
export function useAllSaid(): (all: readonly Said[] | null, english: string) => string {
  const inWords = useSaid();
  return (all, english) => {
    const told = (all ?? []).map(said => inWords(said, ''));
    return told.length === 0 || told.includes('') ? english : told.join(' · ');
  };
}
