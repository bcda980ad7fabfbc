/** @jest-environment jsdom */
import { keptBuiltIns } from '../kept-built-ins';
import { moreBuiltIns } from './more-built-ins';
import { frozenOne, leaveAsFound, putBack } from './put-back';

/** As a build would: by assignment, whatever the types say. */
const replace = (of: object, name: PropertyKey, value: unknown) => void Reflect.set(of, name, value);
const names = (kept: ReturnType<typeof keptBuiltIns>) => putBack(kept).map(({ name }) => String(name));

describe('putBack', () => {
  it.each([
    ['what arrays do', Array.prototype, 'map'],
    ['how arrays are walked through', Array.prototype, Symbol.iterator],
    ['what promises do', Promise.prototype, 'then'],
    ['how texts are read', JSON, 'parse'],
    ['how events are listened to', EventTarget.prototype, 'addEventListener'],
    ['how addresses change', History.prototype, 'pushState'],
    ['what comes next in a list', Object.getPrototypeOf([][Symbol.iterator]()), 'next'],
    ['how late it is', Date, 'now'],
    ['how figures are written', Intl, 'NumberFormat'],
    ['what is kept', Storage.prototype, 'setItem'],
    ['how much of a stack is told', Error, 'stackTraceLimit'],
  ])('puts back %s, and names it', (_, of, name) => {
    const before: unknown = Reflect.get(of, name);
    const kept = [...keptBuiltIns(), ...moreBuiltIns(window)];
    replace(of, name, () => []);
    expect(names(kept)).toEqual([String(name)]);
    expect(Reflect.get(of, name)).toBe(before);
    expect(names(kept)).toEqual([]);
  });

  it('puts back what was deleted', () => {
    const kept = keptBuiltIns();
    Reflect.deleteProperty(Array.prototype, 'includes');
    expect(names(kept)).toEqual(['includes']);
    expect([1].includes(1)).toBe(true);
  });

  it('takes away what every object would show, and leaves what a library or a polyfill adds', () => {
    const kept = keptBuiltIns();
    replace(Object.prototype, 'extra', 1);
    replace(Math, 'eased', () => 1);
    replace(Array.prototype, 'more', 1);
    Reflect.defineProperty(Array.prototype, 'later', { value: 1, configurable: true });
    expect([names(kept).sort(), 'extra' in {}, 'more' in [], 'later' in []]).toEqual([
      ['extra', 'more'],
      false,
      false,
      true,
    ]);
    Reflect.deleteProperty(Array.prototype, 'later');
    Reflect.deleteProperty(Math, 'eased');
  });

  it('takes away what hides a thing of the page’s own, and what every object would answer by a getter', () => {
    const kept = [...keptBuiltIns(), ...moreBuiltIns(window)];
    Object.assign(document, { createElement: () => null, mine: () => 1, noted: 1 });
    Reflect.defineProperty(Object.prototype, 'sneaky', { get: () => 1, configurable: true });
    expect([names(kept).toSorted(), 'sneaky' in {}]).toEqual([['createElement', 'sneaky'], false]);
    expect(document.createElement('p').localName).toBe('p');
  });

  it('says what takes no change any more', () => {
    const kept = { of: Object.freeze({}), were: {} };
    expect([frozenOne(keptBuiltIns()), frozenOne([...keptBuiltIns(), kept])]).toEqual([null, kept]);
  });

  it('leaves for good what is found to be an extension’s', () => {
    const kept = keptBuiltIns();
    const { flat } = Array.prototype;
    const wrapped = () => [];
    replace(Array.prototype, 'flat', wrapped);
    const [replaced] = putBack(kept);
    expect(Array.prototype.flat).toBe(flat);
    if (replaced) leaveAsFound(replaced);
    expect([Array.prototype.flat, names(kept)]).toEqual([wrapped, []]);
    replace(Array.prototype, 'flat', flat);
  });

  it('leaves constants, the one among them that is not equal to itself too', () => {
    expect(names([{ of: Number, were: Object.getOwnPropertyDescriptors(Number) }])).toEqual([]);
  });

  it('says nothing where nothing was done', () => {
    const kept = keptBuiltIns();
    'a1'.replace(/\d/, 'b');
    expect(names(kept)).toEqual([]);
  });
});
