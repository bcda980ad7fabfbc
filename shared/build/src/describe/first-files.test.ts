import { screensIn } from './first-files';

it('finds the screen of each route', () => {
  const main = `screens: {
    '/': () => import('./home/home'),
    '/quotation': () => import('./quotation/quotation'),
  }`;
  expect([...screensIn(main, ['/', '/quotation'])]).toEqual([
    ['/', './home/home'],
    ['/quotation', './quotation/quotation'],
  ]);
});

it('finds the one screen of all routes, as a new area has it', () => {
  expect([...screensIn("  screens: () => import('./overview/overview'),", ['/a', '/b'])]).toEqual([
    ['/a', './overview/overview'],
    ['/b', './overview/overview'],
  ]);
});
