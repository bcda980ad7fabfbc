import { counted, milliseconds, share, thousandths } from './figures';

it('says nothing where no browser has told anything', () => {
  const shares = [share(0, 0, 'en'), share(null, 3, 'en')];
  expect([counted(null), milliseconds(undefined, 'en'), thousandths(null, 'en'), ...shares]).toEqual(
    Array(5).fill(null),
  );
});

it('takes no more than a column of figures holds', () => {
  expect([0, 981, 9999, 10_000, 61_950].map(value => milliseconds(value, 'en'))).toEqual([
    '0 ms',
    '981 ms',
    '9999 ms',
    '10.0 s',
    '61.9 s',
  ]);
  expect([0, 8, 1075].map(value => thousandths(value, 'en'))).toEqual(['0.000', '0.008', '1.075']);
  expect([share(0, 7, 'en'), share(1, 3, 'en'), share(9, 9, 'en')]).toEqual(['0.0 %', '33.3 %', '100.0 %']);
});

it('parts decimals as the language does', () => {
  const figures = [share(1, 3, 'spa'), milliseconds(61_950, 'spa'), thousandths(8, 'spa')];
  expect(figures).toEqual(['33,3 %', '61,9 s', '0,008']);
});
