import { definitionIn, exposesOf, partsIn, refuseUndeclared } from './read-area';

const badge = { name: 'merchant-badge', owner: 'c2c', version: 1 };

function anArea(part: typeof badge) {
  return { name: 'c2c', platform: '^1.0.0', routes: [], menu: [], parts: [{ part, module: './src/badge/badge-part' }] };
}

it('lets an area expose what is declared as its own', () => {
  expect(() => refuseUndeclared(anArea(badge), [badge])).not.toThrow();
});

it('knows every part that a module exports, and nothing else of it', () => {
  const second = { ...badge, version: 2, read: () => ({}) };
  expect(partsIn({ badge, part: () => badge, second, names: ['badge'] })).toEqual([badge, second]);
});

it.each([
  ['a part that nobody declared', { ...badge, name: 'badge' }, 'mf-c2c exposes "badge" 1, which nobody declared'],
  ['a version of it that nobody declared', { ...badge, version: 2 }, '"merchant-badge" 2'],
  ['another area’s part', { ...badge, owner: 'spot' }, "which is mf-spot's"],
])('refuses %s', (_what, part, says) => {
  expect(() => refuseUndeclared(anArea(part), [badge])).toThrow(says);
});

it('gives each version of a part a name of its own', () => {
  const { parts, ...area } = anArea(badge);
  const second = { part: { ...badge, version: 2 }, module: './src/badge/badge-part-2' };
  expect(Object.keys(exposesOf({ ...area, parts: [...parts, second] }))).toEqual([
    './area',
    './part-merchant-badge',
    './part-merchant-badge-2',
  ]);
});

describe('definitionIn', () => {
  const route = { path: '/c2c', access: 'public', title: 'title.c2c' };
  const area = { name: 'c2c', platform: '^1.0.0', routes: [route], menu: [], parts: [] };

  it('takes what an area is', () => {
    expect(definitionIn({ default: area }, 'area.ts')).toEqual(area);
  });

  it.each([
    [{}, 'area.ts: its default export: Invalid input: expected object'],
    [
      { default: { ...area, routes: [{ ...route, access: 'everybody' }] } },
      'area.ts: routes.0.access: Invalid option: expected one of "public"|"user"',
    ],
    [
      { default: { ...area, routes: [{ ...route, path: 'c2c' }] } },
      'area.ts: routes.0.path: Invalid string: must start with "/"',
    ],
    [
      { default: { ...area, routes: [{ ...route, path: '/c2c/' }] } },
      'area.ts: routes.0.path: is no address that a screen may have: as /lending or /lending/:id',
    ],
    [
      { default: { ...area, routes: [{ ...route, aliases: ['/c2c', '/api/c2c'] }] } },
      'area.ts: routes.0.aliases.1: is no address that a screen may have',
    ],
    [{ default: { ...area, platform: '1.0.0' } }, 'area.ts: platform: Invalid string: must match pattern'],
    [{ default: { ...area, menue: [] } }, 'area.ts: its default export: Unrecognized key: "menue"'],
  ])('says of %j where it is wrong, and what is wanted there', (module, sentence) => {
    expect(() => definitionIn(module, 'area.ts')).toThrow(sentence);
  });
});
