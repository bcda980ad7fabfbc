import type { LanguageCode } from '@tradefloor/contract';
import { changing, type Language, LOCALES, SPEC_KEYS, type TextStorage } from '@tradefloor/platform';
import { rememberInCookie } from '../cookie';
import { fromBrowser, languageCode } from './choose-language';

export interface ShellLanguage extends Language {
  readonly code: () => LanguageCode;
  /** Another tab may have chosen. */
  readAgain(): void;
}

export interface LanguageDeps {
  readonly storage: TextStorage;
  readonly page: Window;
  /** Tells the other tabs. */
  readonly tell: () => void;
}

export function createLanguage({ storage, page, tell }: LanguageDeps): ShellLanguage {
  // Both keys are the old product's; `lang` is read where only it was kept.
  const chosen = () =>
    languageCode(storage.get(SPEC_KEYS.locale.key)) ?? languageCode(storage.get(SPEC_KEYS.language.key));
  const code = changing<LanguageCode>(chosen() ?? fromBrowser(page.navigator.languages));

  function show(next: LanguageCode): void {
    page.document.documentElement.lang = LOCALES[next];
    rememberInCookie(page, 'tf_lang', next);
  }
  show(code.current());

  function use(next: LanguageCode): void {
    if (next === code.current()) return;
    show(next);
    code.set(next);
  }

  return {
    code: code.current,
    changes: code.changes,
    set(next) {
      storage.set(SPEC_KEYS.locale.key, next);
      storage.set(SPEC_KEYS.language.key, next);
      use(next);
      tell();
    },
    readAgain() {
      const now = chosen();
      if (now) use(now);
    },
  };
}
