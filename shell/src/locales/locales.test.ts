import type { LanguageCode } from '@tradefloor/money';
import { problemsOfDictionaries, readSameAsEnglish, type Dictionaries } from './check-dictionaries';
import { keyUse, problemsOfUse, unusedOf } from './check-use';
import { readDictionary } from './dictionary';

// Node's types are kept out of browser code: only what is used here is named.
interface Files {
  readdirSync(folder: string): string[];
  statSync(path: string): { isDirectory(): boolean };
  existsSync(path: string): boolean;
  readFileSync(path: string, encoding: 'utf8'): string;
}
const files = jest.requireActual<Files>('node:fs');
const ROOT = (expect.getState().testPath ?? '').replace(/shell\/src\/locales\/[^/]*$/, '.');
const isFolder = (path: string) => files.existsSync(path) && files.statSync(path).isDirectory();
const foldersIn = (path: string) => files.readdirSync(path).filter(name => isFolder(`${path}/${name}`));
/** Folders of sources with `locales` in them. */
const speaking = (sources: readonly string[]) => sources.filter(source => isFolder(`${ROOT}/${source}/locales`));
/** Rooms whose texts are laid under those of the areas that show something of theirs; one may say some of them apart. */
const rooms = foldersIn(`${ROOT}/shared`)
  .map(name => `shared/${name}/src`)
  .filter(source => isFolder(`${ROOT}/${source}`))
  .flatMap(source => speaking([source, ...foldersIn(`${ROOT}/${source}`).map(name => `${source}/${name}`)]));
const areas = speaking([
  ...foldersIn(ROOT).flatMap(name => (name.startsWith('mf-') ? `${name}/src` : [])),
  'shell/ops/screen/src',
]);
const packages = ['shell/src', ...areas, ...rooms];

function sourcesUnder(folder: string): string[] {
  return files.readdirSync(folder).flatMap(name => {
    const path = `${folder}/${name}`;
    if (files.statSync(path).isDirectory()) return name === 'locales' ? [] : sourcesUnder(path);
    return /(?<!\.test)\.tsx?$/.test(name) ? [files.readFileSync(path, 'utf8')] : [];
  });
}

const jsonOf = (path: string): unknown => JSON.parse(files.readFileSync(path, 'utf8'));

function dictionariesOf(folder: string): Dictionaries {
  const read = (code: LanguageCode) => readDictionary(jsonOf(`${folder}/${code}.json`));
  return { en: read('en'), hk: read('hk'), jp: read('jp'), kr: read('kr'), spa: read('spa'), zh: read('zh') };
}

describe.each(packages)('the texts of %s', name => {
  const folder = `${ROOT}/${name}/locales`;

  it('agree in keys, forms and placeholders, and are translated', () => {
    const listed = `${folder}/same-as-english.json`;
    const same = readSameAsEnglish(files.existsSync(listed) ? jsonOf(listed) : {});
    expect(problemsOfDictionaries(dictionariesOf(folder), same)).toEqual([]);
  });

  it('have the wide brackets of the glossary in hk, zh and jp', () => {
    const { hk, zh, jp } = dictionariesOf(folder);
    const texts = [hk, zh, jp].flatMap(dictionary => [...dictionary].map(entry => entry.join(': ')));
    expect(texts.filter(text => /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}] ?\(/u.test(text))).toEqual([]);
  });

  it('are all used, and every one that is used exists', () => {
    const area = `${ROOT}/${name}/../area.ts`;
    const isRoom = rooms.includes(name);
    const use = keyUse(
      (isRoom ? [...rooms, ...areas] : [name]).flatMap(speaker => sourcesUnder(`${ROOT}/${speaker}`)),
      files.existsSync(area) ? files.readFileSync(area, 'utf8') : null,
    );
    const { en } = dictionariesOf(folder);
    const below = name === 'shell/src' ? new Map<string, string>() : textsOfRooms();
    expect(isRoom ? unusedOf(en, use) : problemsOfUse(en, use, below)).toEqual([]);
  });
});

const englishOf = (name: string) => dictionariesOf(`${ROOT}/${name}/locales`).en;
const textsOfRooms = () => new Map(rooms.flatMap(room => [...englishOf(room)]));

describe('the texts of shared rooms', () => {
  it('have keys that no other room and no area has: they are laid together', () => {
    const owners = new Map<string, string[]>();
    for (const name of [...rooms, ...areas]) {
      for (const key of englishOf(name).keys()) owners.set(key, [...(owners.get(key) ?? []), name]);
    }
    const shared = [...owners].filter(([, names]) => names.length > 1 && names.some(name => rooms.includes(name)));
    expect(shared).toEqual([]);
  });
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
