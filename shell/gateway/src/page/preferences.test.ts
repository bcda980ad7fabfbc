import { LANGUAGES } from '@tradefloor/release';
import { PAGE_TEXTS } from './page-texts';
import { preferencesOf } from './preferences';

describe('preferencesOf', () => {
  it.each([
    [undefined, 'en'],
    ['', 'en'],
    ['fr-FR,fr;q=0.9', 'en'],
    ['ja,en;q=0.8', 'jp'],
    ['en;q=0.5, ko-KR;q=0.9', 'kr'],
    ['zh-CN,zh;q=0.9', 'zh'],
    ['zh-TW', 'hk'],
    ['zh-Hant-HK,zh;q=0.5', 'hk'],
    ['es-419', 'spa'],
    ['ja;q=0, es', 'spa'],
    ['nonsense;;;q=', 'en'],
  ])('speaks to Accept-Language %s in %s', (given, language) => {
    expect(preferencesOf(undefined, given).language).toBe(language);
  });

  it.each(LANGUAGES)('speaks %s to a browser that does', language => {
    expect(preferencesOf(undefined, PAGE_TEXTS[language].tag).language).toBe(language);
  });

  it('takes what the visitor chose before', () => {
    expect(preferencesOf('a=1; tf_lang=hk; tf_theme=day; tf_rise=colour-blind', 'ja')).toEqual({
      language: 'hk',
      theme: 'day',
      rise: 'colour-blind',
    });
  });

  it('knows nothing where nothing, or nothing sensible, was chosen', () => {
    expect(preferencesOf('tf_lang="><script>; tf_theme=dusk; xtf_rise=red', undefined)).toEqual({
      language: 'en',
      theme: null,
      rise: null,
    });
  });
});
