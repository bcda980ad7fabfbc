import { wayToRegister } from './sign-up';

it.each([
  ['', '/components/register'],
  [' ann+1@example.com ', '/components/register?email=ann%2B1%40example.com'],
  ['13800000000', '/components/register?phone=13800000000'],
  ['+44 7911 123456', '/components/register?phone=%2B44+7911+123456'],
  ['ann', null],
  ['ann@example', null],
  ['123', null],
  ['138x0000000', null],
])('%p leads to %p', (typed, way) => {
  expect(wayToRegister(typed)).toBe(way);
});
