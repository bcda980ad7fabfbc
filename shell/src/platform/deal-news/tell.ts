import type { LanguageCode } from '@tradefloor/contract';
import { type Notice, type Notify, type TextStorage, tradingSettings } from '@tradefloor/platform';
import { DEAL_WORDS } from './words';

export interface TellDeps {
  readonly storage: TextStorage;
  readonly notify: Notify;
  readonly language: () => LanguageCode;
  readonly navigate: (path: string) => unknown;
  readonly chime: () => void;
}

interface News extends Required<Pick<Notice, 'kind' | 'text' | 'about'>> {
  /** Where there is more of it. */
  readonly to: string;
}

export function tell({ storage, notify, language, navigate, chime }: TellDeps, { to, ...news }: News): void {
  const { open } = DEAL_WORDS[language()];
  notify({ ...news, action: { label: open, run: () => void navigate(to) } });
  if (tradingSettings(storage).get().fillSound) chime();
}
