import { reasonFor } from '../testing/reason-for';
import { password, text, typed } from './text';

describe('texts', () => {
  test('come as they are; a number is its digits', () => {
    expect(text.decode(' as is ')).toBe(' as is ');
    expect(text.decode(12)).toBe('12');
    expect(reasonFor(text, {})).toBe('not-text');
  });

  test('what is typed is trimmed, and within its bounds', () => {
    const code = typed({ min: 3, max: 5, pattern: /^\d+$/ });
    expect(code.decode(' 1234 ')).toBe('1234');
    expect(['12', '123456', '12a4', '   ', undefined].map(wire => reasonFor(code, wire))).toEqual([
      'too-short',
      'too-long',
      'bad-form',
      'missing',
      'missing',
    ]);
  });

  test.each(['a\u0000b', 'a\u001b[31mb', 'a\nb', 'a\u0085b', 'a\ud800b', '\udc00', 'a\u2028b', 'a\u2029b'])(
    '%j is typed by nobody: a control character, the end of a line, or half of a character',
    wire => {
      expect(reasonFor(typed(), wire)).toBe('bad-form');
    },
  );

  test('every whole character can be typed, and what stands around a line is trimmed', () => {
    expect(typed().decode(' 陈晓明 👩‍🚀 é ا\n')).toBe('陈晓明 👩‍🚀 é ا');
  });

  test('what nobody sees is left out: no name reads backwards, or looks like none', () => {
    expect(typed().decode('\u202emoc.liamg@nna\u202c')).toBe('moc.liamg@nna');
    expect(typed().decode('A\u200bn\u2066n\ufeffa\u200f')).toBe('Anna');
    expect(typed().decode('\u061cAn\u00adna\u206a')).toBe('Anna');
    expect(reasonFor(typed(), '\u200b\u2060')).toBe('missing');
  });

  test.each(['\u3164\u3164', '\u2800 \u2800', '\u200d', '\ufe0f', '\u115f\u1160\uffa0'])(
    '%j is none: there is nothing to be seen of it',
    wire => {
      expect(reasonFor(typed(), wire)).toBe('missing');
    },
  );

  test('what stands beside letters stays: joined signs and the pictures of signs', () => {
    expect(typed().decode('👩\u200d🚀 ❤\ufe0f می\u200cخواهم')).toBe('👩\u200d🚀 ❤\ufe0f می\u200cخواهم');
  });

  test('a password keeps its spaces, and has 6 to 16 characters', () => {
    expect(password.decode(' a b c ')).toBe(' a b c ');
    expect(reasonFor(password, '12345')).toBe('too-short');
    expect(reasonFor(password, '1'.repeat(17))).toBe('too-long');
  });
});
