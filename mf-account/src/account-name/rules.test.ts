import * as fc from 'fast-check';
import { accountToSignIn, emailProblem, needsCountry, phoneProblem, typedAccount } from './rules';

describe('an e-mail address', () => {
  it.each(['ann@example.com', ' ann@example.com ', 'ann+new@mail.example.co', '名@例え.jp'])('%p is one', typed => {
    expect(emailProblem(typed)).toBeNull();
  });

  it.each([
    ['', 'field.accountMissing'],
    ['   ', 'field.accountMissing'],
    ['ann', 'field.emailInvalid'],
    ['ann@', 'field.emailInvalid'],
    ['@example.com', 'field.emailInvalid'],
    ['ann@example', 'field.emailInvalid'],
    ['ann example@x.co', 'field.emailInvalid'],
    [`${'a'.repeat(120)}@example.com`, 'field.emailInvalid'],
  ])('%p is none: %s', (typed, problem) => {
    expect(emailProblem(typed)).toBe(problem);
  });
});

it.each([
  ['ann@example.com\u200b', 'ann@example.com'],
  ['\u202aann@example.com\u202c', 'ann@example.com'],
  ['ann＠example．com', 'ann@example.com'],
])('an e-mail address that was pasted as %j is the one that is seen', (typed, account) => {
  expect(emailProblem(typed)).toBeNull();
  expect(typedAccount('email', typed, '86')).toEqual({ account });
  expect(accountToSignIn(typed, '86')).toBe(account);
});

describe('a phone number (account.phone-numbers)', () => {
  it.each([
    ['13800000000', '86', '13800000000'],
    ['138 0000 0000', '86', '13800000000'],
    ['+86 138-0000-0000', '86', '13800000000'],
    ['0086 13800000000', '86', '13800000000'],
    ['7911 123456', '44', '+447911123456'],
    ['(202) 555-0100', '1', '+12025550100'],
    ['+1 202 555 0100', '1', '+12025550100'],
    ['１３８ ００００ ００００', '86', '13800000000'],
    ['＋８６ １３８００００００００', '86', '13800000000'],
    ['\u202d138\u20110000\u20130000\u202c', '86', '13800000000'],
    ['（202）\u00a0555.0100', '1', '+12025550100'],
    ['07700 900123', '44', '+447700900123'],
    ['+44 (0)7700 900123', '44', '+447700900123'],
    ['0044 7700 900123', '44', '+447700900123'],
    ['06 1234 5678', '39', '+390612345678'],
    ['07 12 34 56 78', '225', '+2250712345678'],
  ])('%p of +%s is %p', (typed, callingCode, account) => {
    expect(phoneProblem(typed, callingCode)).toBeNull();
    expect(typedAccount('phone', typed, callingCode)).toEqual({ account, countryCode: callingCode });
  });

  it.each([
    ['', '86', 'field.accountMissing'],
    ['1380000000', '86', 'field.phoneInvalid'],
    ['138000000000', '86', 'field.phoneInvalid'],
    ['23800000000', '86', 'field.phoneInvalid'],
    ['ann@example.com', '44', 'field.phoneInvalid'],
    ['+44 7911 123456', '1', 'field.phoneInvalid'],
    ['123', '44', 'field.phoneInvalid'],
    ['12345678901234', '44', 'field.phoneInvalid'],
    ['0123', '44', 'field.phoneInvalid'],
    ['013800000000', '86', 'field.phoneInvalid'],
  ])('%p is none of +%s: %s', (typed, callingCode, problem) => {
    expect(phoneProblem(typed, callingCode)).toBe(problem);
  });

  it('of +86 is a 1 and ten digits, whatever was typed', () => {
    const plain = fc.property(fc.stringMatching(/^\d{0,13}$/), typed => {
      return /^1\d{10}$/.test(typed) === (phoneProblem(typed, '86') === null);
    });
    expect(fc.check(plain, { examples: [['13800000000'], ['1']] }).failed).toBe(false);
    const right = fc.property(fc.stringMatching(/^1\d{10}$/), typed => phoneProblem(typed, '86') === null);
    expect(fc.check(right).failed).toBe(false);
    const anything = fc.property(fc.string(), typed => {
      return phoneProblem(typed, '86') !== null || /^1\d{10}$/.test(typedAccount('phone', typed, '86').account);
    });
    expect(fc.check(anything).failed).toBe(false);
  });

  it('that is taken goes out as E.164, or bare for +86', () => {
    const said = fc.property(
      fc.constantFrom('1', '44', '81', '852', '1876'),
      fc.stringMatching(/^\d{1,16}$/),
      (code, typed) => {
        if (phoneProblem(typed, code) !== null) return true;
        return /^\+[1-9]\d{4,14}$/.test(typedAccount('phone', typed, code).account);
      },
    );
    expect(fc.check(said).failed).toBe(false);
  });
});

describe('the one field of the sign-in form', () => {
  it.each([
    ['138', true],
    ['(202) 555', true],
    ['13', false],
    ['+44 7911', false],
    ['ann@example.com', false],
    ['2ann@example.com', false],
    ['', false],
  ])('asks for the country of %p: %p', (typed, asks) => {
    expect(needsCountry(typed)).toBe(asks);
  });

  it.each([
    [' ann@example.com ', '86', 'ann@example.com'],
    ['138 0000 0000', '86', '13800000000'],
    ['+86 13800000000', '44', '13800000000'],
    ['7911123456', '44', '+447911123456'],
    ['+44 7911 123456', '86', '+447911123456'],
    ['07700 900123', '44', '+447700900123'],
    ['+44 (0)7700 900123', '86', '+447700900123'],
    ['+39 06 1234 5678', '86', '+390612345678'],
    ['ann', '86', 'ann'],
    ['１３８００００００００', '86', '13800000000'],
    ['\u202d13800000000\u202c', '86', '13800000000'],
  ])('takes %p with +%s for %p', (typed, callingCode, account) => {
    expect(accountToSignIn(typed, callingCode)).toBe(account);
  });

  it('finds whoever registered with a number, however they write it', () => {
    const found = fc.property(fc.stringMatching(/^[2-9]\d{6,9}$/), fc.constantFrom('44', '1', '81'), (own, code) => {
      const registered = typedAccount('phone', own, code).account;
      const home = code === '1' ? own : `0${own}`;
      const written = [own, home, `+${code} ${own}`, `+${code} (${home.slice(0, 1)})${home.slice(1)}`];
      return written.every(typed => accountToSignIn(typed, typed.startsWith('+') ? '86' : code) === registered);
    });
    expect(fc.check(found).failed).toBe(false);
  });
});
