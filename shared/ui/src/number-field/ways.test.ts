import { keypadFor } from './ways';

it.each([
  ['of decimals, where the phone writes them as the page does', 'en-GB', 'decimal'],
  ['of letters, where it does not', 'de-DE', 'text'],
  // Chrome under a system without a language says the second, WebKit the first, some web views nothing.
  ['of letters, where nobody knows its language', 'C', 'text'],
  ['of letters, where nobody knows its language', 'en-US@posix', 'text'],
  ['of letters, where it names none', '', 'text'],
] as const)('the keypad is one %s: %j', (_which, device, keypad) => {
  expect(keypadFor('en', 2, device)).toBe(keypad);
});

it('has digits alone for whole numbers', () => expect(keypadFor('en', 0, 'C')).toBe('numeric'));
