import { LANGUAGES } from '@tradefloor/money';
import { allArticles } from './library';

/** As screens write them: `0.1%` in English and East Asia, `0,1 %` in Spanish. */
const FOREIGN = { point: /\d\s%/, comma: /\d\.\d{1,2}(?!\d)|\d%/ } as const;

it.each(LANGUAGES)('figures in articles are written as %s writes them', language => {
  const foreign = FOREIGN[language === 'spa' ? 'comma' : 'point'];
  const written = allArticles().flatMap(({ id, texts }) => texts[language].map(text => `${id} ${text}`));
  expect(written.length).toBeGreaterThan(100);
  expect(written.filter(text => foreign.test(text))).toEqual([]);
});
