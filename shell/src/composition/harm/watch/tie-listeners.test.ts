/** @jest-environment jsdom */
import { tieListenersBeside } from './tie-listeners';

it('ends with a build what it listens to on html, body and the shell, and nobody else’s', () => {
  document.body.innerHTML = '<div id="shell"><header></header></div>';
  const visualViewport = new EventTarget();
  Object.assign(window, { visualViewport });
  const life = new AbortController();
  const heard: string[] = [];
  let running: string | null = null;
  tieListenersBeside(
    window,
    () => life.signal,
    () => running,
  );
  const hear = (who: string) => () => void heard.push(who);
  document.body.addEventListener('click', hear('shell'));
  running = 'badbadbad';
  document.body.addEventListener('click', hear('bad'), true);
  document.querySelector('#shell')?.addEventListener('click', hear('bad, of the shell'), { passive: true });
  document.querySelector('header')?.addEventListener('click', hear('bad, of the header'));
  window.visualViewport?.addEventListener('resize', hear('bad, of the viewport'));
  const press = () => {
    document.querySelector('header')?.dispatchEvent(new Event('click', { bubbles: true }));
    visualViewport.dispatchEvent(new Event('resize'));
  };
  press();
  expect(heard.splice(0)).toEqual(['bad', 'bad, of the header', 'bad, of the shell', 'shell', 'bad, of the viewport']);
  life.abort();
  press();
  expect(heard).toEqual(['shell']);
});
