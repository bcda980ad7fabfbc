import { LANGUAGES } from '@tradefloor/release';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Dictionaries, problemsOfDictionaries, readSameAsEnglish } from '../texts/check-dictionaries';
import { keyUse, problemsOfUse, unusedOf } from '../texts/check-use';
import { readDictionary } from '../texts/dictionary';
import { englishOf, problemsOfKeys, problemsOfLanguages, sourcesUnder, speakingIn } from '../texts/texts-of';
import { filesOf, ROOT } from './sources';

/** Rooms whose texts are laid under those of the areas that show something of theirs; one may say some of them apart. */
const rooms = readdirSync(path.join(ROOT, 'shared')).flatMap(name =>
  speakingIn(path.join(ROOT, 'shared', name, 'src')),
);
const areas = [...readdirSync(ROOT).filter(name => name.startsWith('mf-')), 'shell/ops/screen']
  .map(name => path.join(ROOT, name, 'src'))
  .filter(sources => existsSync(path.join(sources, 'locales')));
const shell = path.join(ROOT, 'shell/src');
const named = (folder: string) => [path.relative(ROOT, folder), folder] as const;

describe.each([shell, ...areas, ...rooms].map(named))('the texts of %s', (_, folder) => {
  it('agree in keys, forms, placeholders and brackets, and are translated', () => {
    expect(problemsOfLanguages(folder)).toEqual([]);
  });
});

describe.each(areas.map(named))('the texts of %s', (_, folder) => {
  it('are all used, and every one that is used exists', () => {
    const area = readFileSync(path.join(folder, '../area.ts'), 'utf8');
    expect(problemsOfKeys(folder, area, englishOf(rooms))).toEqual([]);
  });
});

it('the shell has no text that it does not use, and uses none that is not there', () => {
  expect(problemsOfKeys(shell, null, new Map())).toEqual([]);
});

describe('the texts of shared rooms', () => {
  it.each(rooms.map(named))('%s has none that nobody uses', (_, folder) => {
    const use = keyUse([...rooms, ...areas].flatMap(sourcesUnder), null);
    expect(unusedOf(englishOf([folder]), use)).toEqual([]);
  });

  it('have keys that no other room and no area has: they are laid together', () => {
    const owners = new Map<string, string[]>();
    for (const name of [...rooms, ...areas]) {
      for (const key of englishOf([name]).keys()) owners.set(key, [...(owners.get(key) ?? []), name]);
    }
    const shared = [...owners].filter(([, names]) => names.length > 1 && names.some(name => rooms.includes(name)));
    expect(shared).toEqual([]);
  });
});

/** As the glossary has it; an error of its own, and what can't be had for now, say it as they need. */
const SAID_OTHERWISE = {
  en: /^(?:Couldn’t|Could not|Can’t) load \w+ \w+/u,
  hk: /^(?:無法|未能)載入/u,
  jp: /を(?:取得|読み込み?)(?:できませんでした|めません)。?$/u,
  kr: /을 불러올 수 없습니다\.?$/u,
  spa: /^No se han? podido cargar/u,
  zh: /^(?:无法|未能)加载/u,
};

it.each(LANGUAGES)('what could not be loaded is said one way: %s', language => {
  const texts = [shell, ...areas, ...rooms].flatMap(folder =>
    filesOf(new RegExp(`^${language}\\.json$`), path.relative(ROOT, folder)).flatMap(({ text }) =>
      Array.from(readDictionary(JSON.parse(text)).values()),
    ),
  );
  expect(texts.length).toBeGreaterThan(1_000);
  expect(texts.filter(text => SAID_OTHERWISE[language].test(text))).toEqual([]);
});

it('the glossary has each word in every language', () => {
  const tables = filesOf(/^glossary\.md$/, 'docs').flatMap(({ text }) => text.match(/^\| en .*\|$/gm) ?? []);
  expect(tables.length).toBeGreaterThan(3);
  for (const table of tables) expect(table.match(/\w+/g)?.toSorted()).toEqual(LANGUAGES.toSorted());
});

const six = (english: object, others: object = english): Dictionaries => {
  const rest = readDictionary(others);
  return { en: readDictionary(english), hk: rest, jp: rest, kr: rest, spa: rest, zh: rest };
};

const problems = (english: object, others: object, same: object = {}) =>
  problemsOfDictionaries(six(english, others), readSameAsEnglish(same)).filter(problem => problem.startsWith('zh'));

describe('the check itself', () => {
  it('finds a missing key, an empty text and a lost placeholder', () => {
    expect(problems({ a: 'Buy', b: 'Sell' }, { a: '买入' })).toEqual(['zh: b is missing']);
    expect(problems({ a: 'Buy' }, { a: ' ' })).toEqual(['zh: a is empty']);
    expect(problems({ a: 'Buy {{amount}}' }, { a: '买入 {{number}}' })).toEqual([
      'zh: a has the placeholders [{{number}}], English has [{{amount}}]',
    ]);
  });

  it('asks of each language for its own plural forms', () => {
    const counted = { n_one: 'One order', n_other: '{{count}} orders' };
    expect(problems(counted, { n_other: '{{count}} 个订单' })).toEqual([]);
    expect(problemsOfDictionaries(six(counted, { n_other: '{{count}} órdenes' }), new Map())).toContain(
      'spa: n_one is missing',
    );
  });

  it('lets a text equal its English only where that is listed, and a listing stand only where it is true', () => {
    expect(problems({ a: 'Spot' }, { a: 'Spot' })).toHaveLength(1);
    expect(problems({ a: 'Spot' }, { a: 'Spot' }, { zh: ['a'] })).toEqual([]);
    expect(problems({ a: 'Spot' }, { a: '现货' }, { zh: ['a'] })).toHaveLength(1);
    expect(problems({ a: 'BTC {{amount}} ≈ USDT' }, { a: 'BTC {{amount}} ≈ USDT' })).toEqual([]);
  });

  it('reads keys of calls, choices, Trans, area.ts and tables, and beginnings of keys', () => {
    const use = keyUse(
      [
        "t('a.b', { x: 1 }); t(side === 'buy' ? 'c.d' : 'e.f'); split('no')",
        '<Trans i18nKey="g.h" /> t(`i.${j}`)',
        "{ k: 'l.m' }",
      ],
      "routes: [{ title: 'n.o' }]",
    );
    expect([...use.named]).toEqual(['a.b', 'c.d', 'e.f', 'g.h', 'n.o']);
    expect([...use.prefixes]).toEqual(['i.']);
    expect(use.strings).toContain('l.m');
  });

  it('finds a key that is used and not there, one that is there and not used, and a beginning that says nothing', () => {
    const english = readDictionary({ a: { b: 'B' }, n_one: '1', n_other: '2' });
    expect(problemsOfUse(english, keyUse(["t('a.b') t('n', { count })"], null))).toEqual([]);
    expect(problemsOfUse(english, keyUse(["t('a.c') t('n')"], null))).toEqual([
      'a.c is used and does not exist',
      'a.b is not used',
    ]);
    expect(problemsOfUse(english, keyUse(["t('a.b') t('n') t(`${x}`)"], null))).toHaveLength(1);
  });
});
