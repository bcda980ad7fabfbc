import type { Platform } from '@tradefloor/platform';
import { LOCALES } from '@tradefloor/money';
import { createInstance, type i18n } from 'i18next';
import { twice } from '../screens/twice';

type LanguageCode = ReturnType<Platform['language']['code']>;
type Bundle = Readonly<Record<string, string>>;

/** Fetches an area's texts in one language: `code => import(`./locales/${code}.json`)`. */
export type Texts = (code: LanguageCode) => Promise<{ readonly default: Bundle }>;

const NAMESPACE = 'area';

/** One build's texts, each language fetched once however many mounts there are. */
export function textsOf(load: Texts) {
  const fetched = new Map<LanguageCode, Promise<Bundle>>();

  function fetch(code: LanguageCode): Promise<Bundle> {
    const known = fetched.get(code);
    if (known) return known;
    const fetching = twice(() => load(code)).then(module => module.default);
    fetched.set(code, fetching);
    fetching.catch(() => fetched.delete(code));
    return fetching;
  }

  return {
    fetch,
    /** An instance of its own, so that a swap brings its texts and two builds never mix theirs. */
    async speak(platform: Platform): Promise<SpokenTexts> {
      const code = platform.language.code();
      const instance = createInstance();
      await instance.init({
        lng: LOCALES[code],
        resources: { [LOCALES[code]]: { [NAMESPACE]: await fetch(code) } },
        defaultNS: NAMESPACE,
        fallbackLng: false,
        // Keys are flat: `order.buy` is one key, not a path.
        keySeparator: false,
        nsSeparator: false,
        interpolation: { escapeValue: false },
      });
      const following = platform.language.changes.subscribe(next => {
        follow(instance, next, () => platform.language.code()).catch((problem: unknown) =>
          platform.report(problem, { texts: next }),
        );
      });
      return { instance, stop: () => following.unsubscribe() };
    },
  };

  /** The old language stays on screen until the new one is there. */
  async function follow(instance: i18n, code: LanguageCode, wanted: () => LanguageCode): Promise<void> {
    const bundle = await fetch(code);
    // Who changes twice quickly must not end in the language that loaded last.
    if (wanted() !== code) return;
    instance.addResourceBundle(LOCALES[code], NAMESPACE, bundle);
    await instance.changeLanguage(LOCALES[code]);
  }
}

export interface SpokenTexts {
  readonly instance: i18n;
  stop(): void;
}
