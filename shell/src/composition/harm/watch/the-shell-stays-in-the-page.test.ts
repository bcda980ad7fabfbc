/** @jest-environment jsdom */
import { aScene, BAD, looks } from '../../testing/a-scene';
import { theShellStaysInThePage } from './the-shell-stays-in-the-page';

const outline = () => [...document.querySelectorAll('#shell, header, main')].map(({ localName }) => localName);

it.each<[string, () => void]>([
  ['the header', () => document.querySelector('header')?.remove()],
  ['the whole shell', () => document.getElementById('shell')?.remove()],
  ['the main part, moved elsewhere', () => document.body.prepend(document.querySelector('main') ?? '')],
])('puts back %s, where it was, and tells', (_, takeOut) => {
  const { scene } = aScene();
  const before = outline();
  const rule = theShellStaysInThePage(scene.shell);
  takeOut();
  expect(looks(rule, scene, 1)).toEqual([]);
  expect(looks(rule, scene)).toEqual([expect.objectContaining({ harm: 'page-hidden', of: BAD })]);
  expect(outline()).toEqual(before);
});

it('tells it of the one that was there when it was taken out, and not of the one that came since', () => {
  const { scene, build } = aScene();
  const rule = theShellStaysInThePage(scene.shell);
  const next = { ...build, build: 'nextnext' };
  rule.came?.(build);
  document.querySelector('header')?.remove();
  rule.came?.(next);
  expect(looks(rule, { ...scene, shown: new Set([next]) })).toEqual([expect.objectContaining({ of: BAD })]);
});

it('says nothing of a page that is whole', () => {
  const { scene } = aScene();
  expect(looks(theShellStaysInThePage(scene.shell), scene)).toEqual([]);
});
