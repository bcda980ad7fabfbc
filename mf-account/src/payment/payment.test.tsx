import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type PaymentDetails, readPaymentDetails, savePaymentDetails } from '@tradefloor/contract';
import { fakePlatform } from '@tradefloor/platform/fake';
import { known, shown } from '../testing/shown';

const saved: PaymentDetails = {
  realName: 'Ann Lee',
  bankName: null,
  bankAccount: null,
  alipayAccount: 'ann@pay.test',
  alipayPicture: '/api/files/picture/a.png',
  wechatAccount: null,
  wechatNickname: null,
};

function aPlatform(details: PaymentDetails | null) {
  const platform = fakePlatform();
  platform.answer(readPaymentDetails, details);
  platform.answer(savePaymentDetails, { message: null, id: null });
  known(platform);
  return platform;
}

test('a first visit says what is missing, and saves what was given', async () => {
  const platform = aPlatform(null);
  await shown('/account/payment', platform);
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
  expect(screen.getByLabelText('Real name')).toHaveAccessibleDescription('Please enter your real name');
  expect(screen.getByLabelText('Card number')).toHaveAccessibleDescription(/Give at least one way/);
  await userEvent.type(screen.getByLabelText('Real name'), 'Ann Lee');
  await userEvent.type(screen.getByLabelText('Bank'), 'Bank of South');
  await userEvent.type(screen.getByLabelText('Card number'), '6222 0210');
  expect(platform.readiness()).toBe('ask');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(platform.payloadsOf(savePaymentDetails)).toEqual([
    { realName: 'Ann Lee', bankName: 'Bank of South', bankAccount: '6222 0210' },
  ]);
  expect(platform.notices).toEqual([{ kind: 'success', text: 'The payment details have been saved' }]);
  await waitFor(() => expect(platform.readiness()).toBe('yes'));
});

test('a code that is saved stays saved until it is taken away', async () => {
  const platform = aPlatform(saved);
  await shown('/account/payment', platform);
  expect(await screen.findByRole('group', { name: 'Alipay collection code' })).toHaveTextContent('A code is saved');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(platform.payloadsOf(savePaymentDetails)[0]).toMatchObject({ alipayPicture: '/api/files/picture/a.png' });
  await userEvent.click(screen.getByRole('button', { name: 'Replace or remove' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(platform.payloadsOf(savePaymentDetails)[1]).toEqual({ realName: 'Ann Lee', alipayAccount: 'ann@pay.test' });
});

test('what the server does not take stays in the fields', async () => {
  const platform = aPlatform(saved);
  platform.fail(savePaymentDetails, 'Not in that name');
  await shown('/account/payment', platform);
  await userEvent.type(await screen.findByLabelText('WeChat account'), 'ann_w');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(platform.notices).toEqual([{ kind: 'error', text: 'Not in that name', code: 'TF-1100' }]);
  expect(screen.getByLabelText('WeChat account')).toHaveValue('ann_w');
});
