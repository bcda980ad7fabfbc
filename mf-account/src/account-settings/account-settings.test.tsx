import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asId, asInstant, type UserMessage } from '@tradefloor/contract';
import { bindPhone, setUpTwoStep } from '@tradefloor/contract/ext';
import { messageTopic } from '@tradefloor/platform';
import { fakePlatform } from '@tradefloor/platform/fake';
import { invitationLink } from '../invitation/invitation-link';
import { masked } from '../security/secured-by';
import { known } from '@tradefloor/platform/testing';
import { shown } from '../testing/shown';

const aMessage: UserMessage = {
  id: asId('1'),
  title: 'Verified',
  content: '',
  isRead: false,
  updatedAt: asInstant(0),
};

test('the bar follows phone, e-mail and identity, live', async () => {
  const platform = fakePlatform();
  known(platform, { phone: null, email: null, reviewStatus: 'not-submitted' });
  await shown('/account/accountSet', platform);
  const bar = await screen.findByRole('meter', { name: 'Security level' });
  const reached = () => [bar.getAttribute('value'), bar.textContent];
  expect(reached()).toEqual(['25', 'Low']);
  act(() => known(platform, { phone: '13800138000', email: null }));
  expect(reached()).toEqual(['50', 'Intermediate']);
  act(() => known(platform, { phone: '13800138000', email: 'ann@example.com', reviewStatus: 'in-review' }));
  expect(reached()).toEqual(['75', 'High']);
  act(() => known(platform, { phone: '13800138000', email: 'ann@example.com', reviewStatus: 'verified' }));
  expect(reached()).toEqual(['100', 'Strong']);
  expect(screen.getByText('100%')).toBeVisible();
  act(() => platform.language.set('spa'));
  expect(await screen.findByText('100 %')).toBeVisible();
});

test('a review that ends is seen without a reload', async () => {
  const platform = fakePlatform();
  known(platform, { reviewStatus: 'in-review' });
  await shown('/account/accountSet', platform);
  expect(await screen.findByText('In review')).toBeVisible();
  act(() => platform.drive(messageTopic, aMessage));
  await waitFor(() => expect(platform.refreshed).toEqual(['user']));
  act(() => known(platform, { reviewStatus: 'verified' }));
  act(() => platform.drive(messageTopic, aMessage));
  expect(platform.refreshed).toEqual(['user']);
});

test('the invitation is copied as code and as link, and drawn as a code', async () => {
  const user = userEvent.setup();
  const platform = fakePlatform();
  known(platform);
  await shown('/account/accountSet', platform);
  expect(await screen.findByRole('img', { name: 'Invitation link as a QR code' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await navigator.clipboard.readText()).toBe('http://localhost/components/register?extension_code=ANN2026');
  await user.click(screen.getByRole('button', { name: 'Copy code' }));
  expect(await navigator.clipboard.readText()).toBe('ANN2026');
  expect(platform.notices.map(({ kind }) => kind)).toEqual(['success', 'success']);
});

test('what the server does not offer has no row', async () => {
  const platform = fakePlatform();
  known(platform);
  await shown('/account/accountSet', platform);
  expect(await screen.findByRole('link', { name: 'Change e-mail' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Link a phone' })).toBeNull();
  expect(screen.queryByText('Two-factor authentication (2FA)')).toBeNull();
});

test('what it does offer has one, with the way there', async () => {
  const platform = fakePlatform();
  platform.offer(bindPhone, setUpTwoStep);
  known(platform);
  await shown('/account/accountSet', platform);
  expect(await screen.findByRole('link', { name: 'Link a phone' })).toHaveAttribute('href', '/bindEmail?type=phone');
  expect(screen.getByRole('link', { name: 'Turn on: Two-factor authentication (2FA)' })).toHaveAttribute(
    'href',
    '/account/userSetting#two-step',
  );
  // Where the account is known, and what a new password ends is said.
  expect(screen.getByRole('link', { name: 'Change: Password' })).toHaveAttribute('href', '/resetPwd');
});

test.each([
  ['13800138000', '138****8000'],
  ['+8613800138000', '+86138****8000'],
  ['ann@example.com', 'an***n@example.com'],
  ['ab@x.co', 'a***@x.co'],
])('%s is shown as %s', (account, seen) => expect(masked(account)).toBe(seen));

test('an invitation code is whatever the server says: it does not break the link', () => {
  const link = invitationLink('A&b=ü', 'https://t.test');
  expect(new URL(link).searchParams.get('extension_code')).toBe('A&b=ü');
});
