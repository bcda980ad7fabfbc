import * as fc from 'fast-check';
import { csvName, csvOf } from './csv';

it('is what RFC 4180 says, in UTF-8', () => {
  expect(csvOf(['a', 'b'], [['1', 'x,"y"']])).toBe('\uFEFFa,b\r\n1,"x,""y"""\r\n');
});

it('runs nothing in a spreadsheet, and keeps numbers numbers (look.one-minus)', () => {
  expect(csvOf([], [['=1+1', '+1', '@x', '-1.5', '-x']])).toBe("\uFEFF\r\n'=1+1,'+1,'@x,-1.5,'-x\r\n");
  expect(csvOf([], [['-12.50%', '-2+3+cmd|x!A0']])).toBe("\uFEFF\r\n-12.50%,'-2+3+cmd|x!A0\r\n");
});

it('gives back every cell to who reads it', () => {
  const cell = fc.string().filter(text => !/^[=+@\t\r-]/.test(text));
  fc.assert(
    fc.property(cell, text => {
      const read = csvOf(['h'], [[text]]).slice('\uFEFFh\r\n'.length, -2);
      expect(read.startsWith('"') ? read.slice(1, -1).replaceAll('""', '"') : read).toBe(text);
    }),
  );
});

it('is named after the day', () => {
  expect(csvName('spot-fills', Date.UTC(2026, 10, 21, 23))).toBe('spot-fills-2026-11-21.csv');
});
