/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { rulesOf } from './read-tokens';

// look.only-tokens: no colour, size or font is written anywhere else.

const ROOT = join(__dirname, '../../../..');
const NOT_OURS = /^(node_modules|\.types|\.build|\.tradefloor|\.git|template)$/;

/** What is forbidden, by the name that a failing test should give it. */
const FORBIDDEN: ReadonlyArray<readonly [what: string, found: RegExp]> = [
  ['a colour', /#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/i],
  [
    'a named colour',
    /(?:color|background|border[\w-]*|outline|fill|stroke|shadow)\s*:[^;]*\b(?:white|black|red|green|blue|gr[ae]y|orange|yellow)\b/i,
  ],
  ['a font size', /\bfont-size\s*:(?!\s*(?:var\(|inherit|0\b|1em\b))/i],
  ['a font size in a shorthand', /\bfont\s*:(?!\s*inherit)/i],
  ['a font', /\bfont-family\s*:(?!\s*(?:var\(|inherit))/i],
  ['a weight', /\bfont-weight\s*:(?!\s*(?:var\(|inherit))/i],
  ['a layer', /\bz-index\s*:\s*[1-9]\d+/i],
];

function styleSheets(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return NOT_OURS.test(entry.name) ? [] : styleSheets(path);
    return entry.name.endsWith('.css') ? [path] : [];
  });
}

const rooms = readdirSync(ROOT).filter(name => name === 'shared' || name === 'shell' || name.startsWith('mf-'));
const sheets = rooms
  .flatMap(room => styleSheets(join(ROOT, room)))
  .map(path => relative(ROOT, path))
  .filter(path => !path.startsWith('shared/ui/src/tokens/'));

function sinsOf(css: string): string[] {
  const plain = css
    .replace(/\/\*[\s\S]*?\*\//g, comment => comment.replace(/[^\n]/g, ' '))
    .replace(/var\(--[\w-]+/g, 'var(');
  return plain
    .split('\n')
    .flatMap((line, at) =>
      FORBIDDEN.filter(([, found]) => found.test(line)).map(([what]) => `${at + 1}: ${what}: ${line.trim()}`),
    );
}

const tokens = new Set(
  styleSheets(__dirname).flatMap(path =>
    rulesOf(readFileSync(path, 'utf8')).flatMap(rule => Array.from(rule.properties.keys())),
  ),
);

/** Besides the tokens: what the sheet sets itself, what a view beside it sets through `style`, what Radix sets. */
function unknownTokensOf(path: string): string[] {
  const css = readFileSync(join(ROOT, path), 'utf8');
  const folder = dirname(join(ROOT, path));
  const views = readdirSync(folder).filter(name => name.endsWith('.tsx'));
  const beside = views.map(name => readFileSync(join(folder, name), 'utf8')).join('');
  const used = new Set([...css.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name));
  return [...used].filter(
    name =>
      !tokens.has(name) && !name.startsWith('--radix-') && !css.includes(`${name}:`) && !beside.includes(`'${name}'`),
  );
}

test('the check finds what it is for', () => {
  expect(sinsOf('a { color: #fff; }\n/* #fff */ b { font-size: 12px; }\nc { background: rgba(0 0 0); }')).toHaveLength(
    3,
  );
  expect(sinsOf('a { border: 1px solid red; font: 12px/1 serif; }')).toHaveLength(2);
  expect(sinsOf('a { color: var(--red); font-size: var(--size-12); font: inherit; z-index: 1; }')).toEqual([]);
});

test('it reads the style sheets of the rooms', () => {
  expect(sheets).toContain('shared/ui/src/button/button.module.css');
});

test.each(sheets)('%s uses no token that does not exist', path => {
  expect(unknownTokensOf(path)).toEqual([]);
});

test.each(sheets)('%s writes no colour, size or font of its own', path => {
  expect(sinsOf(readFileSync(join(ROOT, path), 'utf8'))).toEqual([]);
});
