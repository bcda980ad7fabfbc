import * as fc from 'fast-check';
import { abs, strip } from '../arithmetic';
import { decimal } from '../decimal';
import { aDecimal } from '../testing/arbitrary';
import { LANGUAGES, LOCALES } from './language';
import { formatChange, formatCompact, formatNumber, formatSigned, numberFormat } from './number';
import { splitDigits } from './split-digits';
import { formatCountdown, formatTime, formatWhen } from './time';

describe('formatNumber', () => {
  test('reads the string exactly, past what a float holds', () => {
    expect(formatNumber(decimal('12345678901234567890.123456789012'), 'en')).toBe(
      '12,345,678,901,234,567,890.123456789012',
    );
  });
  test('cuts, never rounds', () => {
    expect(formatNumber(decimal('1.99999'), 'en', { most: 2 })).toBe('1.99');
    expect(formatNumber(decimal('-0.001'), 'en', { most: 2 })).toBe('0');
  });
  test('groups four digits in Spanish too', () => {
    expect(formatNumber(decimal('1234.5'), 'spa', { least: 2 })).toBe('1.234,50');
  });
  test.each(LANGUAGES)('keeps every digit in %s', language => {
    fc.assert(
      fc.property(aDecimal(), value => {
        const digits = formatNumber(value, language).replace(/\D/g, '');
        expect(digits).toBe(strip(abs(value)).replace('.', ''));
      }),
    );
  });
  test.each(LANGUAGES)('writes one sign below zero, the one that machines read, in %s (look.one-minus)', language => {
    const loss = decimal('-1234.5');
    for (const text of [
      formatNumber(loss, language),
      formatSigned(loss, language),
      formatChange(loss, language),
      formatCompact(loss, language),
      splitDigits(loss, language, 2).bright,
    ])
      expect(text).toMatch(/^-\d/);
  });
  test('makes each formatter once', () => {
    const options = { minimumFractionDigits: 3, maximumFractionDigits: 7 };
    expect(numberFormat('jp', options)).toBe(numberFormat('jp', { ...options }));
    expect(numberFormat('jp', options)).not.toBe(numberFormat('kr', options));
  });
});

describe('a change', () => {
  test.each(LANGUAGES)('has its percent sign where %s writes it', language => {
    const written = numberFormat(language, { minimumFractionDigits: 2 }).format(12);
    const percent = new Intl.NumberFormat(LOCALES[language], { style: 'percent', minimumFractionDigits: 2 });
    expect(formatChange(decimal('12'), language)).toBe(percent.format(0.12).replace(/[\d.,]+/, `+${written}`));
  });
  test('has its sign, and none on zero', () => {
    expect(formatChange(decimal('1.256'), 'en')).toBe('+1.25%');
    expect(formatChange(decimal('-1.256'), 'en')).toBe('-1.25%');
    expect(formatChange(decimal('0.001'), 'en')).toBe('0.00%');
    expect(formatChange(decimal('3'), 'spa')).toBe('+3,00\u00a0%');
    expect(formatSigned(decimal('1234.5'), 'en', 4)).toBe('+1,234.5000');
  });
});

describe('a volume', () => {
  test('is short, and not off by a digit', () => {
    expect(formatCompact(decimal('1771234567.99'), 'en')).toBe('1.77\u00a0B');
    expect(formatCompact(decimal('1779999999.99'), 'en')).toBe('1.77\u00a0B');
    expect(formatCompact(decimal('1771234567'), 'zh')).toBe('17.71亿');
  });
  test('has two decimals in every row of its column, and none that a tick does not need', () => {
    expect(formatCompact(decimal('950'), 'en')).toBe('950.00');
    expect(formatCompact(decimal('281000'), 'en')).toBe('281.00\u00a0K');
    expect(formatCompact(decimal('281000'), 'zh')).toBe('28.10万');
    expect(formatCompact(decimal('20000000'), 'en', 2, 0)).toBe('20\u00a0M');
  });
});

describe('splitDigits', () => {
  test('shows the specified digits bright and the rest dimmed (look.bright-digits)', () => {
    expect(splitDigits(decimal('1234.56789'), 'en', 2)).toEqual({ bright: '1,234.56', dimmed: '789' });
    expect(splitDigits(decimal('0.5000'), 'en', 2)).toEqual({ bright: '0.50', dimmed: '' });
    expect(splitDigits(decimal('1.25'), 'en', 0)).toEqual({ bright: '1', dimmed: '.25' });
    expect(splitDigits(decimal('-0.001'), 'spa', 2)).toEqual({ bright: '-0,00', dimmed: '1' });
  });
  test.each(LANGUAGES)('drops nothing in %s', language => {
    fc.assert(
      fc.property(aDecimal(), fc.integer({ min: 0, max: 8 }), (value, bright) => {
        const split = splitDigits(value, language, bright);
        expect(split.bright + split.dimmed).toBe(formatNumber(strip(value), language, { least: bright }));
        expect(split.dimmed.replace(/\D/g, '')).toHaveLength(
          Math.max(0, (strip(value).split('.')[1] ?? '').length - bright),
        );
      }),
    );
  });
});

describe('times', () => {
  const night = Date.UTC(2026, 10, 21, 0, 5, 9);
  test('read as the language writes them, in 24 hours', () => {
    expect(formatTime(night, 'en', 'time', 'UTC')).toBe('00:05:09');
    expect(formatTime(night, 'zh', 'date', 'UTC')).toBe('2026/11/21');
    expect(formatTime(night, 'spa', 'date', 'UTC')).toBe('21/11/2026');
    expect(formatTime(night, 'en', 'minute', 'Asia/Shanghai')).toBe('08:05');
  });
  test('a row of a history says its year where that is another one', () => {
    const when = (now: number) => formatWhen(night, 'en', now, 'UTC');
    expect(when(Date.UTC(2026, 11, 31, 23, 59))).toBe('11/21, 00:05');
    expect(when(Date.UTC(2027, 0, 1))).toBe('11/21/2026, 00:05');
    expect(formatWhen(Date.UTC(2026, 11, 31, 23), 'zh', Date.UTC(2027, 0, 5), 'Asia/Shanghai')).toBe('01/01 07:00');
    expect(formatWhen(night, 'zh', Date.UTC(2027, 0, 5), 'UTC')).toBe('2026/11/21 00:05');
  });
  test('a countdown never goes below zero', () => {
    expect(formatCountdown(15 * 60_000)).toBe('15:00');
    expect(formatCountdown(59_001)).toBe('01:00');
    expect(formatCountdown(3_600_000)).toBe('1:00:00');
    expect(formatCountdown(-5)).toBe('00:00');
  });
});
