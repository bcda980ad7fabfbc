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

it('says nothing of a page that is whole', () => {
  const { scene } = aScene();
  expect(looks(theShellStaysInThePage(scene.shell), scene)).toEqual([]);
});
