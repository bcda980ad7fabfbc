import { screen } from '@testing-library/react';
import { fakePlatform } from '@tradefloor/platform/fake';
import { drawn } from '../testing/drawn';
import { OUTCOMES } from './outcomes';
import ResultPage from './result-page';

const steps = () => screen.getAllByRole('listitem').map(item => item.getAttribute('aria-current'));
const hrefs = () => screen.getAllByRole('link').map(link => link.getAttribute('href'));

it.each(OUTCOMES)('says what happened with %s, what runs now, and where to go', of => {
  drawn(fakePlatform(), <ResultPage />, `/success?of=${of}`);
  expect(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent(/result\.|^Done$/);
  expect(steps()).toEqual([null, 'step', null]);
  expect(hrefs()).toHaveLength(2);
});

it('leads from registration to sign-in, and back to where the user was', () => {
  drawn(fakePlatform(), <ResultPage />, '/success?of=register&back=%2Ffinance');
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/components/login?back=%2Ffinance');
});

it.each(['/success', '/success?of=toString', '/success?of='])('says no more than it knows at %s', path => {
  drawn(fakePlatform(), <ResultPage />, path);
  expect(screen.getByRole('heading', { name: 'Done' })).toBeVisible();
  expect(hrefs()).toEqual(['/']);
});
