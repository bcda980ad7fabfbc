import { orNothing, type Said, told } from './said';

const kind = orNothing(told);
const GLOBAL = { key: 'figure.global', values: { name: 'helper', of: 2 }, text: 'window.helper was not there before' };

it('says on the wire what it says in plain', () => {
  expect(kind.read(kind.encode(GLOBAL))).toEqual(GLOBAL);
  expect(kind.read(kind.encode(null))).toBeNull();
});

const OF = (inner: Said): Said => ({ key: 'unfit.lost', values: { loss: inner } });

it('fills in what is said itself, as deep as anything is said', () => {
  const deep = { ...GLOBAL, values: { why: OF({ key: 'loss.folder', values: {} }) } };
  expect(kind.read(kind.encode(deep))).toEqual(deep);
  expect(kind.read({ ...GLOBAL, values: { why: OF(OF({ key: 'loss.folder', values: {} })) } })).toBeNull();
  expect(kind.read({ ...GLOBAL, values: { why: OF({ key: 'a key', values: {} }) } })).toBeNull();
});

it.each([
  ['a key that is none', { key: 'a key' }],
  ['a key without end', { key: 'x'.repeat(81) }],
  ['no values', { values: undefined }],
  ['values that are a list', { values: ['helper'] }],
  ['a value that is none', { values: { name: {} } }],
  ['a value that is no number', { values: { of: Number.POSITIVE_INFINITY } }],
  ['a value without end', { values: { name: 'x'.repeat(2_001) } }],
  ['a name that is none', { values: { 'a name': 1 } }],
  ['values without end', { values: Object.fromEntries(Array.from({ length: 9 }, (_each, at) => [`v${at}`, at])) }],
])('is nothing with %s, and breaks nothing beside it', (_, change) => {
  expect(kind.read({ ...GLOBAL, ...change })).toBeNull();
});
