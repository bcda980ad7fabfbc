import { wayToRegister } from './sign-up';

it.each([
  ['', '/components/register'],
  [' ann+1@example.com ', '/components/register?email=ann%2B1%40example.com'],
  ['13800000000', '/components/register?phone=13800000000'],
  ['+44 7911 123456', '/components/register?phone=%2B44+7911+123456'],
  ['+33 6 12 34 56 78', '/components/register?phone=%2B33+6+12+34+56+78'],
  ['06 12 34 56 78', '/components/register?phone=06+12+34+56+78'],
  ['１３８００１３８０００', '/components/register?phone=13800138000'],
  ['ann', null],
  ['1 2 3 4', null],
  ['ann@example', null],
  ['123', null],
  ['138x0000000', null],
])('%p leads to %p', (typed, way) => {
  expect(wayToRegister(typed)).toBe(way);
});
