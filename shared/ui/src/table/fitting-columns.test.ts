import { fits, measuredAgain, UNMEASURED, wraps } from './fitting-columns';

const columns = [
  { key: 'time', label: 'Time', drop: 1 },
  { key: 'price', label: 'Price' },
  { key: 'total', label: 'Total', drop: 2 },
];
const names = (needs: typeof UNMEASURED) => fits(columns, needs).map(({ key }) => key);

test('a column that does not fit goes whole, the least wanted first', () => {
  const all = measuredAgain(UNMEASURED, columns, { room: 300, widths: [100, 100, 100] });
  expect(fits(columns, all)).toBe(columns);
  const two = measuredAgain(all, columns, { room: 299, widths: [100, 100, 101] });
  expect(names(two)).toEqual(['time', 'price']);
  const one = measuredAgain(UNMEASURED, columns, { room: 50, widths: [100, 100, 100] });
  expect(names(one)).toEqual(['price']);
});

test('it is back once there is the room that it was without', () => {
  const narrow = measuredAgain(UNMEASURED, columns, { room: 150, widths: [100, 100, 100] });
  const drawn = fits(columns, narrow);
  expect(names(measuredAgain(narrow, drawn, { room: 200, widths: [200] }))).toEqual(['time', 'price']);
  expect(names(measuredAgain(narrow, drawn, { room: 299, widths: [299] }))).toEqual(['time', 'price']);
  expect(names(measuredAgain(narrow, drawn, { room: 300, widths: [300] }))).toEqual(['time', 'price', 'total']);
});

test('cards have room for all, and a look that changes nothing is the same object', () => {
  const narrow = measuredAgain(UNMEASURED, columns, { room: 150, widths: [100, 100, 100] });
  expect(names(measuredAgain(narrow, fits(columns, narrow), { room: Infinity, widths: [] }))).toHaveLength(3);
  expect(measuredAgain(narrow, fits(columns, narrow), { room: 150, widths: [150] })).toBe(narrow);
});

test('words take two lines where even the columns that stay have no room, until there is', () => {
  const short = measuredAgain(UNMEASURED, columns, { room: 90, widths: [100, 100, 100] });
  expect(names(short)).toEqual(['price']);
  expect(wraps(short)).toBe(true);
  const wrapped = measuredAgain(short, fits(columns, short), { room: 90, widths: [90] });
  expect(wrapped).toBe(short);
  const wide = measuredAgain(wrapped, fits(columns, short), { room: 120, widths: [120] });
  expect(wraps(wide)).toBe(false);
  expect(wraps(measuredAgain(UNMEASURED, columns, { room: 100, widths: [100, 100, 100] }))).toBe(false);
});
