import type { LanguageCode } from '@tradefloor/contract';
import {
  type Appearance,
  changing,
  type Language,
  type Look,
  MONEY_OF_LANGUAGE,
  type TextStorage,
} from '@tradefloor/platform';
import type { Cancel } from '../clock';
import { rememberInCookie } from '../cookie';
import { type ChosenLook, storedLook } from './stored-look';

export interface ShellAppearance extends Appearance {
  /** Another tab may have chosen. */
  readAgain(): void;
  /** Follows the system's scheme and the language, as far as nothing was chosen. */
  start(): Cancel;
}

export interface AppearanceDeps {
  readonly storage: TextStorage;
  readonly page: Window;
  readonly language: Language;
  /** Tells the other tabs. */
  readonly tell: () => void;
}

/** look.rise-colours: where red is the colour of good news, and of a rise until the user chooses. */
const RED_RISES: ReadonlySet<LanguageCode> = new Set<LanguageCode>(['zh', 'jp', 'kr']);

const same = (a: Look, b: Look) =>
  a.theme === b.theme &&
  a.rise === b.rise &&
  a.density === b.density &&
  a.balances === b.balances &&
  a.money === b.money;

export function createAppearance({ storage, page, language, tell }: AppearanceDeps): ShellAppearance {
  const kept = storedLook(storage);
  const wantsDay = page.matchMedia('(prefers-color-scheme: light)');

  function complete(chosen: ChosenLook): Look {
    return {
      theme: chosen.theme ?? (wantsDay.matches ? 'day' : 'night'),
      rise: chosen.rise ?? (RED_RISES.has(language.code()) ? 'red' : 'green'),
      density: chosen.density ?? 'normal',
      balances: chosen.balances ?? 'shown',
      money: chosen.money ?? MONEY_OF_LANGUAGE[language.code()],
    };
  }

  const look = changing(complete(kept.get()));

  function show({ theme, rise, density }: Look): void {
    const root = page.document.documentElement;
    root.dataset['theme'] = theme;
    root.dataset['rise'] = rise;
    root.dataset['density'] = density;
    rememberInCookie(page, 'tf_theme', theme);
  }
  show(look.current());

  function readAgain(): void {
    const now = complete(kept.get());
    if (same(now, look.current())) return;
    // First the page: who hears of the change (a chart) reads the colours from it.
    show(now);
    look.set(now);
  }

  return {
    look: look.current,
    changes: look.changes,
    set(change) {
      kept.set({ ...kept.get(), ...change });
      readAgain();
      tell();
    },
    readAgain,
    start() {
      wantsDay.addEventListener('change', readAgain);
      const following = language.changes.subscribe(readAgain);
      return () => {
        wantsDay.removeEventListener('change', readAgain);
        following.unsubscribe();
      };
    },
  };
}
