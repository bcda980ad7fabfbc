import * as fc from 'fast-check';
import { newPasswordProblem, oldPasswordProblem, repeatProblem } from './rules';

it.each([
  ['', 'field.passwordMissing'],
  ['12345', 'field.passwordShort'],
  ['123456', null],
  ['1234567890123456', null],
  ['12345678901234567', 'field.passwordLong'],
])('a new password %p: %p (account.password-length)', (password, problem) => {
  expect(newPasswordProblem(password)).toBe(problem);
});

it('takes any text of 6 to 16 characters, spaces and signs too', () => {
  const within = fc.property(
    fc.string({ minLength: 6, maxLength: 16 }),
    password => newPasswordProblem(password) === null,
  );
  const outside = fc.property(
    fc.string({ minLength: 17, maxLength: 40 }),
    password => newPasswordProblem(password) !== null,
  );
  expect([fc.check(within).failed, fc.check(outside).failed]).toEqual([false, false]);
});

it.each([
  ['', 'secret1', 'field.repeatMissing'],
  ['secret2', 'secret1', 'field.repeatDiffers'],
  ['secret1', 'secret1', null],
])('%p after %p: %p', (again, password, problem) => {
  expect(repeatProblem(again, password)).toBe(problem);
});

it('an old password is at least six long', () => {
  expect([oldPasswordProblem(''), oldPasswordProblem('12345'), oldPasswordProblem('123456')]).toEqual([
    'signIn.passwordShort',
    'signIn.passwordShort',
    null,
  ]);
});
