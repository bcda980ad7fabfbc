import { type LanguageCode, LANGUAGES, marksOf, unreadText } from '@tradefloor/money';
import * as fc from 'fast-check';
import { type Edit, typed, written } from './typing';

/** Types one character after another, as a user does. */
function type(keys: string, language: LanguageCode, scale?: number): string {
  let value = '';
  let caret = 0;
  for (const key of keys) {
    const shown = written(value, language);
    const text = shown.slice(0, caret) + key + shown.slice(caret);
    const next = typed({ value, text, caret: caret + key.length, by: { key } }, language, scale);
    if (next !== null) ({ value, caret } = next);
  }
  return value;
}

const edit = (value: string, text: string, caret: number, by: Edit['by']) => typed({ value, text, caret, by }, 'en', 8);

test.each(LANGUAGES)('in %s its own marks mean what they mean there (look.typed-numbers)', language => {
  const { decimal, group } = marksOf(language);
  expect(type(`0${decimal}25`, language)).toBe('0.25');
  expect(type(`97${group}000`, language)).toBe('97000');
  expect(type(`1${group}234${group}567${decimal}5`, language)).toBe('1234567.5');
  expect(unreadText(type(`0${group}25`, language))).toBe(`0${group}25`);
  expect(unreadText(type(`1${group}5`, language))).toBe(`1${group}5`);
});

test('keys that are no digits and no marks are refused, full-width ones are plain', () => {
  expect(type('1e5', 'en')).toBe('15');
  expect(type('-１２。５', 'jp')).toBe('12.5');
  expect(type('1.2.3', 'en')).toBe('1.23');
  // Digits of a kind, which no number is written with here.
  expect(type('2½²٣Ⅳ٫5', 'en')).toBe('25');
  expect(unreadText(edit('2', '2½', 2, 'insert')?.value ?? '')).toBe('2½');
});

test('no digit is taken beyond the scale', () => {
  expect(type('0.123456', 'en', 4)).toBe('0.1234');
});

test.each(LANGUAGES)('in %s a whole number with a decimal sign is told, and is none ten times as large', language => {
  const { decimal } = marksOf(language);
  expect(unreadText(type(`1${decimal}`, language, 0))).toBe(`1${decimal}`);
  expect(unreadText(type(`12${decimal}5`, language, 0))).toBe(`12${decimal}5`);
  const back = { value: `?12${decimal}`, text: '12', caret: 2, by: 'delete-back' } as const;
  expect(typed(back, language, 0)?.value).toBe('12');
});

test('the caret stays behind the digit that was typed', () => {
  expect(edit('12345', '12x,345', 3, { key: 'x' })).toBeNull();
  expect(edit('12345', '129,345', 3, { key: '9' })).toEqual({ value: '129345', caret: 3 });
  expect(edit('1234', '12,349', 6, { key: '9' })).toEqual({ value: '12349', caret: 6 });
  expect(edit('0', '05', 2, { key: '5' })).toEqual({ value: '5', caret: 1 });
});

test('deleting a grouping mark deletes the digit beside it', () => {
  expect(edit('12345', '12345', 2, 'delete-back')).toEqual({ value: '1345', caret: 1 });
  expect(edit('12345', '12345', 2, 'delete-on')).toEqual({ value: '1245', caret: 3 });
  expect(edit('12345', '', 0, 'delete')).toEqual({ value: '', caret: 0 });
});

test.each([
  ['97281.75', '90000', '90000'],
  ['97281.75', '97,000', '97000'],
  ['97281.75', '97,28', null],
  ['97281.75', '97,5', null],
  ['9', '900', '900'],
  ['1', '1,500', '1500'],
])('%s under %s that is pasted over it: what both begin with came along', (value, text, read) => {
  const next = edit(value, text, text.length, 'insert');
  expect(next?.value).toBe(read ?? `?${text}`);
});

test('zeros that are pasted between digits count', () => {
  expect(edit('95', '9005', 3, 'insert')?.value).toBe('9005');
});

test('whatever comes, the field holds a plain text or says that it can’t be read, with the caret within', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.nat(20),
      fc.constantFrom<LanguageCode>('en', 'spa'),
      fc.constantFrom<Edit['by']>('insert', 'delete', 'delete-back', 'delete-on', { key: '5' }, { key: ',' }),
      (text, at, language, by) => {
        const next = typed({ value: '1234.5', text, caret: Math.min(at, text.length), by }, language, 4);
        if (next === null) return;
        expect(next.caret).toBeLessThanOrEqual(written(next.value, language).length);
        expect(unreadText(next.value) ?? next.value).toMatch(
          unreadText(next.value) === null ? /^\d*(\.\d{0,4})?$/ : /./s,
        );
      },
    ),
  );
});
