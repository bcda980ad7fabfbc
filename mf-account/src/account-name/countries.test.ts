import { LOCALES } from '@tradefloor/platform';
import { callingCodeIn, callingCodeOf, COUNTRIES, PRESELECTED, regionOf } from './countries';

it('has about 230 countries, each once, and its eighteenth is preselected (account.country-list)', () => {
  expect(COUNTRIES.length).toBeGreaterThanOrEqual(230);
  expect(new Set(COUNTRIES.map(({ region }) => region)).size).toBe(COUNTRIES.length);
  expect(PRESELECTED).toBe(COUNTRIES[17]?.region);
  expect(callingCodeOf(PRESELECTED)).toBe('86');
});

it.each(Object.values(LOCALES))('each has a name in %s', locale => {
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
  expect(COUNTRIES.filter(({ region }) => names.of(region) === undefined)).toEqual([]);
});

it('knows the calling code of a whole number', () => {
  expect([callingCodeIn('+447911123456'), callingCodeIn('+18765550100'), callingCodeIn('+12025550100')]).toEqual([
    '44',
    '1876',
    '1',
  ]);
  expect(callingCodeIn('13800000000')).toBe('');
  expect(['13800000000', '+44 7911 123456', '0012025550100'].map(regionOf)).toEqual(['CN', 'GB', 'US']);
});
