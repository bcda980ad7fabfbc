import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakePlatform } from '@tradefloor/platform/fake';
import { aQuote, quoted } from '@tradefloor/platform/testing';
import { shown } from '../testing/shown';

const pairs = [aQuote('BTC/USDT', { change: '1.25' }), aQuote('ETH/USDT', { change: '10.5' })];

beforeEach(() => localStorage.clear());

it('sorts by change, the strongest first when asked twice', async () => {
  const platform = fakePlatform();
  quoted(platform, ...pairs);
  await shown('/quotation', platform);
  const names = () =>
    screen
      .getAllByRole('row')
      .slice(1)
      .map(row => /[A-Z]+\/USDT/.exec(row.textContent)?.[0]);
  const heading = await screen.findByRole('columnheader', { name: /24h change/ });
  await userEvent.click(within(heading).getByRole('button'));
  const once = names();
  await userEvent.click(within(heading).getByRole('button'));
  expect(names()).toEqual(once.toReversed());
  expect(names()).not.toEqual(once);
});

it('mounts the account area’s sign-in form beside the list for a guest, and takes it away again', async () => {
  const unmount = jest.fn(() => Promise.resolve());
  const platform = fakePlatform({
    session: { kind: 'guest' },
    parts: {
      'sign-in'(into) {
        into.textContent = 'the form';
        return { update: jest.fn(), unmount };
      },
    },
  });
  quoted(platform, ...pairs);
  await shown('/quotation', platform);
  expect(await screen.findByText('the form')).toBeVisible();
  platform.become({ kind: 'user', userId: null, account: 'ann@example.com' });
  await waitFor(() => expect(unmount).toHaveBeenCalledTimes(1));
});

it('leads to login and register where there is no such part', async () => {
  const platform = fakePlatform({ session: { kind: 'guest' } });
  quoted(platform, ...pairs);
  await shown('/quotation', platform);
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/components/login?back=%2Fquotation');
  expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute(
    'href',
    '/components/register?back=%2Fquotation',
  );
});

it('shows no way to sign in to who has', async () => {
  const platform = fakePlatform();
  quoted(platform, ...pairs);
  await shown('/quotation', platform);
  expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
});
