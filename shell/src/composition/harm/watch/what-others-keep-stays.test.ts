/** @jest-environment jsdom */
import { aBuild } from '@tradefloor/release/sample-builds';
import type { Scene } from './rule';
import { whatOthersKeepStays } from './what-others-keep-stays';

const scene = {} as Scene;

it('takes out what came with the build once the storage is full, and leaves what somebody keeps', () => {
  localStorage.setItem('token', 't-1');
  localStorage.setItem('of another page', 'x'.repeat(20_000));
  const rule = whatOthersKeepStays(document);
  rule.came?.(aBuild());
  localStorage.setItem('tf.favourites', 'y');
  expect(rule.look(scene)).toBeNull();
  for (let at = 0; at < 21; at += 1) localStorage.setItem(`junk${at}`, 'x'.repeat(100_000));
  expect(rule.look(scene)).toMatchObject({ harm: 'storage-taken' });
  expect(Object.keys(localStorage).toSorted()).toEqual(['of another page', 'tf.favourites', 'token']);
});

it('makes room where many short ones fill it, and leaves what its user has set meanwhile', () => {
  localStorage.clear();
  const rule = whatOthersKeepStays(document);
  rule.came?.(aBuild());
  localStorage.setItem('token', 't-1');
  localStorage.setItem('tf.layout', 'y'.repeat(2_000));
  for (let at = 0; at < 450; at += 1) localStorage.setItem(`bit${at}`, 'x'.repeat(5_000));
  expect(rule.look(scene)).toMatchObject({ harm: 'storage-taken' });
  const names = Object.keys(localStorage);
  expect([names.includes('token'), names.includes('tf.layout'), names.length < 410]).toEqual([true, true, true]);
  expect(rule.look(scene)).toBeNull();
  localStorage.clear();
});

it('looks at cookies alone where the browser keeps nothing', () => {
  const rule = whatOthersKeepStays(document, () => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(() => rule.came?.(aBuild())).not.toThrow();
});

it('ends cookies that came with a build, and none of the shell, nor one from before', () => {
  document.cookie = 'before=1';
  const rule = whatOthersKeepStays(document);
  rule.came?.(aBuild());
  expect(rule.look(scene)).toBeNull();
  document.cookie = 'tf_lang=en';
  document.cookie = 'bomb=x';
  expect(rule.look(scene)).toMatchObject({ harm: 'storage-taken', what: 'cookies: bomb' });
  expect(document.cookie).toBe('before=1; tf_lang=en');
  expect(rule.look(scene)).toBeNull();
});

it('ends one that is only called like one of the shell’s, or is longer than it ever is', () => {
  document.cookie = 'before=1';
  const rule = whatOthersKeepStays(document);
  rule.came?.(aBuild());
  document.cookie = 'tf_c1=x';
  document.cookie = `tf_theme=${'x'.repeat(3_000)}`;
  expect(rule.look(scene)).toMatchObject({ what: 'cookies: tf_c1, tf_theme' });
  expect(document.cookie).toBe('before=1; tf_lang=en');
});

it('says nothing of a cookie that another page of the site has set for all of it', () => {
  let said = '';
  const page = {
    get cookie() {
      return said;
    },
    set cookie(_text) {
      // Not this page's to end.
    },
  };
  const rule = whatOthersKeepStays(page);
  rule.came?.(aBuild());
  said = '_visits=1';
  expect(rule.look(scene)).toBeNull();
});
