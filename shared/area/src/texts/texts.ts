import type { Platform } from '@tradefloor/platform';
import { LOCALES } from '@tradefloor/money';
import { createInstance, type i18n } from 'i18next';
import { AGAIN_MS } from '../query/unread';
import { twice } from '../screens/twice';

type LanguageCode = ReturnType<Platform['language']['code']>;
export type Bundle = Readonly<Record<string, string>>;

/** Fetches a room's texts in one language. Its chunk has the same name in every room: one file carries all that is said. */
export type Texts = (code: LanguageCode) => Promise<Said>;

interface Said {
  readonly default: Bundle;
  /** Of a development server alone: told once when somebody has changed a text, which is then to be fetched again. */
  readonly whenChanged?: (tell: () => void) => void;
}

/** An area's own texts, or these and those of the shared rooms whose panels it shows. */
export type AreaTexts = Texts | readonly Texts[];

const NAMESPACE = 'area';

/** What this room says itself, in every area. */
const ownTexts: Texts = code => import(/* webpackChunkName: "texts-[request]" */ `../locales/${code}.json`);

/** How keys are read: flat (`order.buy` is one key, not a path), no two rooms having the same. */
export const READING = {
  defaultNS: NAMESPACE,
  fallbackLng: false,
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
} as const;

/** One build's texts, each language fetched once however many mounts there are. */
export function textsOf(texts: AreaTexts) {
  const rooms = [ownTexts, ...(typeof texts === 'function' ? [texts] : texts)];
  const fetched = new Map<LanguageCode, Promise<Bundle>>();
  const speaking = new Set<(changed: LanguageCode) => void>();

  function fetch(code: LanguageCode): Promise<Bundle> {
    const known = fetched.get(code);
    if (known) return known;
    const fetching = Promise.all(rooms.map(load => twice(() => load(code)))).then(modules => {
      const tell = () => fetched.delete(code) && speaking.forEach(say => say(code));
      for (const { whenChanged } of modules) whenChanged?.(tell);
      return Object.assign({}, ...modules.map(module => module.default));
    });
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
        ...READING,
        lng: LOCALES[code],
        resources: { [LOCALES[code]]: { [NAMESPACE]: await fetch(code) } },
      });
      const wanted = () => platform.language.code();
      let again: ReturnType<typeof setTimeout> | undefined;
      const say = (next: LanguageCode, isAgain = false) => {
        clearTimeout(again);
        follow(instance, next, wanted).catch((problem: unknown) => {
          if (!isAgain) platform.report(problem, { texts: next });
          // It is chosen already, so that nobody would choose it again.
          if (!speaking.has(say) || wanted() !== next) return;
          clearTimeout(again);
          again = setTimeout(() => say(next, true), AGAIN_MS);
        });
      };
      const following = platform.language.changes.subscribe(() => say(wanted()));
      speaking.add(say);
      return {
        instance,
        stop() {
          following.unsubscribe();
          speaking.delete(say);
          clearTimeout(again);
        },
      };
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
