/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rulesOf } from './read-tokens';

const stacks = rulesOf(readFileSync(join(__dirname, 'fonts.css'), 'utf8')).filter(({ selectors }) =>
  selectors.some(selector => selector.includes(':lang(')),
);

test('where ideographs are, no stack asks the system first: in Japan it would draw Chinese in Japanese shapes', () => {
  expect(stacks).toHaveLength(4);
  for (const { properties } of stacks) {
    const families = (properties.get('--font') ?? '').split(',').map(family => family.trim());
    expect(families).not.toContain('system-ui');
    expect(families.at(-1)).toBe('sans-serif');
  }
});
