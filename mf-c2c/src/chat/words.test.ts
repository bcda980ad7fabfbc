import { asInstant } from '@tradefloor/contract';
import { type DealWord, WORDS_MOST } from '@tradefloor/contract/ext';
import { aWord } from '@tradefloor/platform/testing';
import { beginsAnew, firstUnread, lineOf, oldestFirst, roomLeft, stillUnsaid, type Unsaid } from './words';

const said = (id: number, more: Partial<DealWord> = {}): DealWord =>
  aWord(id, { by: 'buyer', at: asInstant(id * 1_000), ...more });

it('makes one line of what was typed or pasted, without what no keyboard types (c2c.words-bounds)', () => {
  expect(lineOf('  I have\n\tpaid\u0007 \uD83D now ')).toBe('I have paid now');
  expect(lineOf('\u200b \u2060\u202e')).toBe('');
  expect(roomLeft('short')).toBeNull();
  expect(roomLeft('x'.repeat(WORDS_MOST - 10))).toBe(10);
  expect(roomLeft('x'.repeat(WORDS_MOST + 1))).toBe(-1);
});

it('keeps the order of ids, which count upward', () => {
  expect([said(10), said(9), said(101)].sort(oldestFirst).map(({ id }) => id)).toEqual(['9', '10', '101']);
});

const anUnsaid = (key: string | null, more: Partial<Unsaid> = {}): Unsaid => ({
  id: String(key),
  key,
  text: '',
  picture: null,
  hasFailed: false,
  ...more,
});

it('drops what came back from what is on its way, by its key', () => {
  const unsaid = ['one', 'two', null].map(key => anUnsaid(key));
  const left = stillUnsaid(unsaid, [said(1, { key: 'one' }), said(2, { key: null })]);
  expect(left.map(({ key }) => key)).toEqual(['two', null]);
});

it('drops what was said once it is among the words, also of a server that tells no keys', () => {
  const unsaid = [anUnsaid('one', { saidAs: '1' }), anUnsaid('two', { saidAs: '2' }), anUnsaid('three')];
  expect(stillUnsaid(unsaid, [said(1)]).map(({ key }) => key)).toEqual(['two', 'three']);
});

it('begins the new words at the first that the other side said unseen', () => {
  const words = [said(1, { by: 'seller' }), said(2), said(3, { by: 'seller' }), said(4, { by: 'seller' })];
  expect(firstUnread(words, 'buyer', 2)?.id).toBe('3');
  expect(firstUnread(words, 'buyer', 9)?.id).toBe('1');
  expect(firstUnread(words, 'buyer', 0)).toBeNull();
});

it('says the time after a pause only', () => {
  const word = said(1);
  expect(beginsAnew(word, undefined)).toBe(true);
  expect(beginsAnew({ ...word, at: asInstant(word.at + 60_000) }, word)).toBe(false);
  expect(beginsAnew({ ...word, at: asInstant(word.at + 600_000) }, word)).toBe(true);
});
