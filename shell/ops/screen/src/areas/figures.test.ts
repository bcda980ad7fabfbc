import { counted, milliseconds, share, thousandths } from './figures';

it('says nothing where no browser has told anything', () => {
  expect([counted(null), milliseconds(undefined), thousandths(null), share(0, 0), share(null, 3)]).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
});

it('takes no more than a column of figures holds', () => {
  expect([0, 981, 9999, 10_000, 61_950].map(milliseconds)).toEqual(['0 ms', '981 ms', '9999 ms', '10.0 s', '61.9 s']);
  expect([0, 8, 1075].map(thousandths)).toEqual(['0.000', '0.008', '1.075']);
  expect([share(0, 7), share(1, 3), share(9, 9)]).toEqual(['0.0 %', '33.3 %', '100.0 %']);
});
