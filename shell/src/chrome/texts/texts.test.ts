/** @jest-environment jsdom */
import { loadTexts } from './texts';

/** A line on which one language does not come. */
let isAway = false;
const comes = (text: string) => {
  if (isAway) throw new Error('ChunkLoadError');
  return { 'skip.areas': text };
};
jest.mock('../../locales/spa.json', () => comes('Ir al contenido'));
jest.mock('../../locales/jp.json', () => comes('本文へ'));

const said: unknown[] = [];
const report = (problem: unknown, context: unknown) => void said.push(String(problem), context);

beforeEach(() => {
  jest.useFakeTimers();
  jest.resetModules();
  isAway = true;
  said.length = 0;
});
afterEach(() => jest.useRealTimers());

it('asks for a language that did not come until it does, and tells of it once', async () => {
  const texts = await loadTexts('en', report);
  void texts.use('spa');
  await jest.advanceTimersByTimeAsync(60_000);
  expect(texts.i18n.language).toBe('en-US');
  expect(said).toEqual(['Error: ChunkLoadError', { language: 'spa' }]);
  isAway = false;
  await jest.advanceTimersByTimeAsync(5_000);
  expect([texts.i18n.language, texts.t('skip.areas')]).toEqual(['es-ES', 'Ir al contenido']);
});

it('asks no more once another is chosen', async () => {
  const texts = await loadTexts('en', report);
  void texts.use('spa');
  await jest.advanceTimersByTimeAsync(1_000);
  await texts.use('en');
  isAway = false;
  await jest.advanceTimersByTimeAsync(60_000);
  expect([texts.i18n.language, jest.getTimerCount()]).toEqual(['en-US', 0]);
});

it('waits for the first one as long as it takes: without it there is no page', async () => {
  const loading = loadTexts('jp', report);
  await jest.advanceTimersByTimeAsync(60_000);
  isAway = false;
  await jest.advanceTimersByTimeAsync(5_000);
  expect((await loading).t('skip.areas')).toBe('本文へ');
});
