import i18next, { createInstance } from 'i18next';
import react from 'react';
import jsxRuntime from 'react/jsx-runtime';
import { map, Observable, Subject } from 'rxjs';
import { keepShared } from './keep-shared';

const accused: string[] = [];
const nothing = () => undefined;
const { createElement } = react;
const { jsx } = jsxRuntime;
keepShared(
  (build, harm, what) => void accused.push(`${build} ${harm}: ${what}`),
  () => 'badbadbad',
);

beforeEach(() => void (accused.length = 0));

async function speaking(text: string) {
  const texts = createInstance();
  await texts.init({ lng: 'en', resources: { en: { translation: { login: text } } } });
  return texts;
}

const prototypeOf = (thing: object): object => Object.getPrototypeOf(thing);

it('lets nobody draw for all others', () => {
  for (const [of, name] of [
    [react, 'createElement'],
    [jsxRuntime, 'jsx'],
    [jsxRuntime, 'jsxs'],
  ] as const)
    expect(() => Object.assign(of, { [name]: nothing })).toThrow(TypeError);
  Object.assign(react.Component.prototype, { setState: nothing });
  expect([react.createElement, jsxRuntime.jsx]).toEqual([createElement, jsx]);
  expect(accused).toEqual(['badbadbad built-ins-replaced: setState']);
});

it('lets nobody speak for all others', async () => {
  const { translator } = (await speaking('Log in')) as unknown as { translator: object };
  Object.assign(prototypeOf(translator), { translate: () => 'Log out' });
  expect(() => Object.assign(i18next, { createInstance: nothing })).toThrow(TypeError);
  expect(() => Object.defineProperty(prototypeOf(translator), 'translate', { value: nothing })).toThrow(TypeError);
  expect((await speaking('Log in')).t('login')).toBe('Log in');
  expect(accused).toEqual(['badbadbad built-ins-replaced: translate']);
});

it('goes on speaking, with further texts, in another language, and in words of somebody’s own', async () => {
  const texts = await speaking('Log in');
  texts.addResourceBundle('ja', 'translation', { login: 'ログイン' });
  await texts.changeLanguage('ja');
  expect(texts.t('login')).toBe('ログイン');
  Object.assign(texts, { t: () => 'my own' });
  expect([texts.t('login'), (await speaking('Log in')).t('login')]).toEqual(['my own', 'Log in']);
  expect(texts.cloneInstance({ lng: 'ja' }).t('login')).toBe('ログイン');
  expect(accused).toEqual([]);
});

it('lets nobody hear for all others', () => {
  const said = new Subject<string>();
  const heard: string[] = [];
  Object.assign(Observable.prototype, { subscribe: nothing });
  expect(() => Object.assign(Subject.prototype, { subscribe: nothing })).toThrow(TypeError);
  const listening = said.subscribe(word => heard.push(word));
  for (let at = prototypeOf(listening); at !== Object.prototype; at = prototypeOf(at))
    if (Object.hasOwn(at, 'next')) Object.assign(at, { next: nothing });
  said.next('a price');
  expect(heard).toEqual(['a price']);
  expect(accused).toEqual(['subscribe', 'next'].map(name => `badbadbad built-ins-replaced: ${name}`));
});

it('lets libraries make their own of it', () => {
  class Louder extends Observable<string> {
    override toString = () => 'louder';
  }
  function Old(this: object) {
    return this;
  }
  Old.prototype = Object.create(Observable.prototype);
  Old.prototype.constructor = Old;
  Old.prototype.subscribe = () => 'of its own';
  const heard: string[] = [];
  new Louder(listener => listener.next('hey'))
    .pipe(map(word => word.toUpperCase()))
    .subscribe({ next: word => heard.push(word) });
  expect([heard, Old.prototype.constructor, accused]).toEqual([['HEY'], Old, []]);
  expect(Old.prototype.subscribe()).toBe('of its own');
});
