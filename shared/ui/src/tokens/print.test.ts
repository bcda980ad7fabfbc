/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { colourOf, contrast } from './contrast';
import { rulesOf } from './read-tokens';

const sheet = (name: string) => rulesOf(readFileSync(join(__dirname, `${name}.css`), 'utf8'));
const paper = sheet('print').find(({ selectors }) => selectors.includes('[data-theme]'))?.properties;
const colour = (token: string) => colourOf(paper?.get(token) ?? `no ${token}`);

test('paper has its own of every colour that night has: white grounds, and text that is read on them', () => {
  const night = sheet('colours').find(({ selectors }) => selectors.includes("[data-theme='night']"))?.properties;
  expect([...(paper?.keys() ?? [])].toSorted()).toEqual([...(night?.keys() ?? [])].toSorted());
  for (const ground of ['--page', '--panel', '--input', '--hover']) expect(paper?.get(ground)).toBe('#ffffff');
  for (const text of [
    '--text-1',
    '--text-2',
    '--text-3',
    '--accent',
    '--warn',
    '--green',
    '--red',
    '--blue',
    '--orange',
    '--violet',
    '--cyan',
    '--pink',
  ])
    expect(contrast(colour(text), colour('--page'))).toBeGreaterThanOrEqual(4.5);
});
