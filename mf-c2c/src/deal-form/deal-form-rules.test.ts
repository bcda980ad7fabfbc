import { phoneProblem } from './deal-form-rules';

test.each([
  ['', 'phone'],
  ['(', 'phoneForm'],
  ['- - - - -', 'phoneForm'],
  ['1380013800x', 'phoneForm'],
  [' 13800138000 ', null],
  ['１３８００１３８０００', null],
  ['\u202d13800138000\u202c', null],
  ['+86 (0571) 8888-0000', null],
])('a phone number %p (c2c.acceptor-needs)', (typed, problem) => {
  expect(phoneProblem(typed)).toBe(problem);
});
