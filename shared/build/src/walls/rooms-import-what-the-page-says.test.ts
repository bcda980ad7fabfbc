import path from 'node:path';
import { filesOf, ROOT } from './sources';

// docs/architecture.md: its table of rooms is the configuration of dependency-cruiser, told to people.

interface Forbidden {
  readonly name: string;
  readonly from: { readonly path?: string };
  readonly to: { readonly path?: string; readonly pathNot?: string | readonly string[] };
}

const { forbidden } = jest.requireActual<{ forbidden: readonly Forbidden[] }>(
  path.join(ROOT, '.dependency-cruiser.cjs'),
);
const page = filesOf(/^architecture\.md$/, 'docs')[0]?.text ?? '';

const HELD = / imports only what it may$/;
/** Said in words on the page; its rule has another shape. */
const IN_WORDS = new Set(['mf-*']);

/** A room's row → the rooms that it may import. */
function rowsOf(text: string): Map<string, string> {
  const table = text.slice(text.indexOf('## Rooms'), text.indexOf('\n## ', text.indexOf('## Rooms') + 1));
  const rows = [...table.matchAll(/^\| `([^`]+)` *\| [^|]+ \| ([^|]+?) *\|$/gm)];
  return new Map(rows.map(([, room = '', may = '']) => [room, may]));
}

const rooms = rowsOf(page);
const rules = forbidden.filter(({ name }) => HELD.test(name));
const roomOf = ({ from }: Forbidden) => (from.path ?? '').replace(/^\^/, '').replace(/\/(\(\?!.*)?$/, '');

/** `money` is `shared/money`; `the three below` are the next rows; `types of` is a rule of its own; a room that is
 * not shared stands with its folder. */
function allowed(room: string, may: string): string[] {
  if (may === 'nothing') return [];
  const names = [...rooms.keys()];
  const below = names.slice(names.indexOf(room) + 1, names.indexOf(room) + 4);
  return may
    .replace('types of ', '')
    .split(/, | and /)
    .flatMap(name => {
      if (name === 'the three below') return below;
      return rooms.has(name) ? [name] : [`shared/${name}`];
    });
}

const LIKE_A_FILE = (room: string) => `${room}/src/some/file.ts`;

it('has a rule for each room, and a room for each rule', () => {
  expect(rules.map(roomOf).toSorted()).toEqual([...rooms.keys()].filter(room => !IN_WORDS.has(room)).toSorted());
});

describe.each(rules.map(rule => [roomOf(rule), rule] as const))('%s', (room, rule) => {
  const patterns = [rule.to.pathNot ?? []].flat().map(pattern => new RegExp(pattern));
  const may = allowed(room, rooms.get(room) ?? '');
  const opened = (other: string) => patterns.some(pattern => pattern.test(LIKE_A_FILE(other)));

  it('may import what the page says', () => {
    expect(may.filter(other => !opened(other))).toEqual([]);
  });

  it('may import nothing else', () => {
    const others = [...rooms.keys()].filter(other => other !== room && !IN_WORDS.has(other) && !may.includes(other));
    expect(others.filter(opened)).toEqual([]);
  });
});

describe('mf-*', () => {
  const rule = forbidden.find(({ name }) => name.startsWith('an area imports neither another area, nor the shell'));
  const refused = (other: string, from = 'mf-spot') => {
    const own = new RegExp(String(rule?.to.pathNot).replace('$1', from));
    const isAsked = new RegExp(rule?.from.path ?? '$^').test(LIKE_A_FILE(from));
    return isAsked && new RegExp(rule?.to.path ?? '$^').test(LIKE_A_FILE(other)) && !own.test(LIKE_A_FILE(other));
  };

  it('may import neither another area, nor the shell, nor what makes builds', () => {
    const others = ['mf-lever', 'shell', 'shell/ops/screen', 'e2e', 'shared/build', 'shared/release'];
    expect(others.filter(other => !refused(other))).toEqual([]);
    expect(refused('mf-spot', 'shell/ops/screen')).toBe(true);
  });

  it('may import itself, and what is shared', () => {
    expect(['mf-spot', 'shared/ui', 'shared/area', 'shared/platform'].filter(other => refused(other))).toEqual([]);
  });
});
