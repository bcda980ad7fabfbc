/** @jest-environment jsdom */
import { LANGUAGES } from '@tradefloor/contract';
import { LOCALES, memoryStorage } from '@tradefloor/platform';
import { LANGUAGES as PUBLISHED } from '@tradefloor/release';
import { fromBrowser } from './choose-language';
import { createLanguage } from './language';

const speaking = (languages: readonly string[]) => jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);

afterEach(() => jest.restoreAllMocks());

it.each([
  [['de-DE', 'es-MX', 'en'], 'spa'],
  [['zh-TW'], 'hk'],
  [['zh-Hant-HK'], 'hk'],
  [['zh-Hans-SG'], 'zh'],
  [['zh'], 'zh'],
  [['ja-JP'], 'jp'],
  [['ko'], 'kr'],
  [['fi', 'sv'], 'en'],
  [[], 'en'],
])('takes of %j what we speak: %s', (tags, code) => {
  expect(fromBrowser(tags)).toBe(code);
});

it.each(LANGUAGES)('speaks %s to a browser that does', code => {
  expect(fromBrowser([LOCALES[code]])).toBe(code);
});

it('goes by what was chosen before what the browser prefers, and by garbage not at all', () => {
  speaking(['ja']);
  const storage = memoryStorage();
  const made = () => createLanguage({ storage, page: window, tell: () => undefined }).code();
  expect(made()).toBe('jp');
  storage.set('lang', 'kr');
  expect(made()).toBe('kr');
  storage.set('locale', 'zh');
  expect(made()).toBe('zh');
  storage.set('locale', 'constructor');
  expect(made()).toBe('kr');
});

it('changes in place: storage, the page, the cookie, and who listens; the other tabs are told', () => {
  speaking(['en']);
  const storage = memoryStorage();
  const tell = jest.fn();
  const language = createLanguage({ storage, page: window, tell });
  expect(document.documentElement.lang).toBe('en-US');
  const seen: string[] = [];
  language.changes.subscribe(code => seen.push(`${code} ${document.documentElement.lang}`));
  language.set('hk');
  expect([storage.get('locale'), storage.get('lang')]).toEqual(['hk', 'hk']);
  expect(seen).toEqual(['hk zh-Hant-HK']);
  expect(document.cookie).toContain('tf_lang=hk');
  expect(tell).toHaveBeenCalledTimes(1);
});

it('speaks what builds are published in (wire.six-languages)', () => {
  expect(PUBLISHED.toSorted()).toEqual(LANGUAGES.toSorted());
});

it('follows another tab', () => {
  speaking(['en']);
  const storage = memoryStorage();
  const language = createLanguage({ storage, page: window, tell: () => undefined });
  storage.set('locale', 'spa');
  language.readAgain();
  expect(language.code()).toBe('spa');
});
