/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Colour, colourOf, contrast, mixed } from './contrast';
import { rulesOf } from './read-tokens';

const ENOUGH = 4.5;
const rules = rulesOf(readFileSync(join(__dirname, 'colours.css'), 'utf8'));
const tints = rulesOf(readFileSync(join(__dirname, 'tints.css'), 'utf8'));

function themed(theme: 'night' | 'day') {
  const rule = rules.find(({ selectors }) => selectors.includes(`[data-theme='${theme}']`));
  return (token: string): Colour => colourOf(rule?.properties.get(`--${token}`) ?? `no ${token}`);
}

function shareOf(tint: string): number {
  const value = tints[0]?.properties.get(`--${tint}`) ?? '';
  return Number.parseInt(/(\d+)%/.exec(value)?.[1] ?? 'NaN', 10);
}

function sharesOf(end: string): number[] {
  const names = [...(tints[0]?.properties.keys() ?? [])].filter(name => name.endsWith(end));
  return [...new Set(names.map(name => shareOf(name.slice(2))))];
}

/** Of lines in a chart, whose values stand beside them: apart from both pairs of rise and fall. */
const PLOTTED = ['warn', 'violet', 'cyan', 'pink'] as const;
const SIGNALS = ['green', 'red', 'blue', 'orange', 'accent', 'warn'] as const;

// look.text-contrast: what each has on the panel.
const TABLE = {
  night: { 'text-1': 15.2, 'text-2': 7.2, 'text-3': 5, green: 8.5, red: 5.5 },
  day: { 'text-1': 18, 'text-2': 6.9, 'text-3': 5, green: 5.4, red: 5.4 },
};

describe.each(['night', 'day'] as const)('by %s', theme => {
  const colour = themed(theme);
  const on = (token: string, ground: string) => contrast(colour(token), colour(ground));

  test.each(Object.entries(TABLE[theme]))('%s on the panel is %d', (token, figure) => {
    expect(Math.abs(on(token, 'panel') - figure)).toBeLessThanOrEqual(0.2);
  });

  test.each(['text-1', 'text-2', 'text-3', ...SIGNALS, ...PLOTTED])('%s can be read on page and panel', token => {
    expect(on(token, 'page')).toBeGreaterThanOrEqual(ENOUGH);
    expect(on(token, 'panel')).toBeGreaterThanOrEqual(ENOUGH);
  });

  test.each(['text-1', 'text-2', ...SIGNALS])('%s can be read in a field and on a row under the pointer', token => {
    expect(on(token, 'input')).toBeGreaterThanOrEqual(ENOUGH);
  });

  test.each(['text-1', 'text-2', 'accent'])('%s can be read on a highlighted entry', token => {
    expect(on(token, 'hover')).toBeGreaterThanOrEqual(ENOUGH);
  });

  test.each(['green', 'red', 'blue', 'orange'])('the label of a button filled with %s can be read', token => {
    expect(on('on-trade', token)).toBeGreaterThanOrEqual(ENOUGH);
  });

  test('the label of a primary button can be read', () => {
    expect(on('on-accent', 'accent')).toBeGreaterThanOrEqual(ENOUGH);
  });

  test.each(SIGNALS)('%s can be read on its own soft ground', token => {
    const soft = mixed(colour(token), colour('panel'), shareOf('accent-soft'));
    expect(contrast(colour(token), soft)).toBeGreaterThanOrEqual(ENOUGH);
  });

  test.each(['green', 'red', 'blue', 'orange'])('digits can be read over a depth bar of %s', token => {
    const bar = mixed(colour(token), colour('panel'), shareOf('rise-bar'));
    expect(contrast(colour('text-1'), bar)).toBeGreaterThanOrEqual(ENOUGH);
    expect(contrast(colour('text-2'), bar)).toBeGreaterThanOrEqual(ENOUGH);
  });

  test.each(['green', 'red', 'blue', 'orange', 'accent'])('a %s button under the pointer can be read', token => {
    const pressed = mixed(colour(token), colour('text-1'), shareOf('accent-pressed'));
    expect(contrast(colour(token === 'accent' ? 'on-accent' : 'on-trade'), pressed)).toBeGreaterThanOrEqual(ENOUGH);
  });

  test('every soft ground, bar and pressed fill has the share that is tested', () => {
    expect(sharesOf('-soft')).toEqual([8]);
    expect(sharesOf('-bar')).toEqual([18]);
    expect(sharesOf('-pressed')).toEqual([88]);
  });
});
