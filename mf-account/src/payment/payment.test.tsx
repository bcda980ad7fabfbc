import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type PaymentDetails, readPaymentDetails, savePaymentDetails } from '@tradefloor/contract';
import { readPicture } from '@tradefloor/contract/ext';
import { offeredTopic } from '@tradefloor/platform';
import { fakePlatform } from '@tradefloor/platform/fake';
import { known } from '@tradefloor/platform/testing';
import { shown } from '../testing/shown';

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
  await userEvent.click(await screen.findByRole('button', { name: 'Save payment details' }));
  expect(screen.getByLabelText('Legal name')).toHaveAccessibleDescription('Enter your legal name');
  expect(screen.getByLabelText('Card number')).toHaveAccessibleDescription(/Add at least one method/);
  await userEvent.type(screen.getByLabelText('Legal name'), 'Ann Lee');
  await userEvent.type(screen.getByLabelText('Bank name'), 'Bank of South');
  await userEvent.type(screen.getByLabelText('Card number'), '6222 0210');
  expect(platform.readiness()).toBe('ask');
  await userEvent.click(screen.getByRole('button', { name: 'Save payment details' }));
  expect(platform.payloadsOf(savePaymentDetails)).toEqual([
    { realName: 'Ann Lee', bankName: 'Bank of South', bankAccount: '62220210' },
  ]);
  expect(platform.notices).toEqual([{ kind: 'success', text: 'Payment details saved' }]);
  await waitFor(() => expect(platform.readiness()).toBe('yes'));
});

test('what is said beside a field goes when another field has mended it', async () => {
  const platform = aPlatform(null);
  await shown('/account/payment', platform);
  await userEvent.click(await screen.findByRole('button', { name: 'Save payment details' }));
  const card = screen.getByLabelText('Card number');
  expect(card).toHaveAccessibleDescription(/Add at least one method/);
  await userEvent.type(screen.getByLabelText('Alipay account'), 'ann@pay.test');
  await waitFor(() => expect(card).not.toHaveAttribute('aria-invalid'));
  expect(screen.getByLabelText('Alipay account')).toHaveFocus();
});

test('a code that is saved stays saved until it is taken away', async () => {
  const platform = aPlatform(saved);
  await shown('/account/payment', platform);
  expect(await screen.findByRole('group', { name: 'Alipay QR code' })).toHaveTextContent('QR code saved');
  await userEvent.click(screen.getByRole('button', { name: 'Save payment details' }));
  expect(platform.payloadsOf(savePaymentDetails)[0]).toMatchObject({ alipayPicture: '/api/files/picture/a.png' });
  await userEvent.click(screen.getByRole('button', { name: 'Replace or remove' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save payment details' }));
  expect(platform.payloadsOf(savePaymentDetails)[1]).toEqual({ realName: 'Ann Lee', alipayAccount: 'ann@pay.test' });
});

test('a code that is saved is shown, as whoever pays by it will see it', async () => {
  URL.createObjectURL = () => 'blob:code';
  URL.revokeObjectURL = () => undefined;
  const platform = aPlatform(saved);
  platform.offer(readPicture);
  platform.answer(readPicture, new Blob(['picture']));
  await shown('/account/payment', platform);
  expect(await screen.findByRole('img', { name: 'Alipay QR code' })).toHaveAttribute('src', 'blob:code');
  expect(platform.payloadsOf(readPicture)).toEqual([{ picture: '/api/files/picture/a.png' }]);
});

test('one that can’t be read says so, and is tried again', async () => {
  const platform = aPlatform(saved);
  platform.offer(readPicture);
  platform.fail(readPicture, 'This picture is not there.');
  await shown('/account/payment', platform);
  const code = await screen.findByRole('group', { name: 'Alipay QR code' });
  expect(await within(code).findByText('The image could not be loaded')).toBeVisible();
  expect(within(code).getByText('This picture is not there.')).toBeVisible();
  platform.answer(readPicture, new Blob(['picture']));
  await userEvent.click(within(code).getByRole('button', { name: 'Try again' }));
  expect(await within(code).findByRole('img')).toBeVisible();
});

test('a server of the old kind keeps it where an address finds it', async () => {
  const platform = aPlatform(saved);
  platform.drive(offeredTopic, []);
  await shown('/account/payment', platform);
  expect(await screen.findByRole('img', { name: 'Alipay QR code' })).toHaveAttribute('src', '/api/files/picture/a.png');
});

test('what the server does not take stays in the fields', async () => {
  const platform = aPlatform(saved);
  platform.fail(savePaymentDetails, 'Not in that name');
  await shown('/account/payment', platform);
  await userEvent.type(await screen.findByLabelText('WeChat account'), 'ann_w');
  await userEvent.click(screen.getByRole('button', { name: 'Save payment details' }));
  // Where it is read: in the form, which the keyboard is taken to.
  await waitFor(() => expect(screen.getByText('Not in that name')).toHaveFocus());
  expect(platform.notices).toEqual([]);
  expect(screen.getByLabelText('WeChat account')).toHaveValue('ann_w');
});

test('whoever was led here from a form is led back to it (wire.kept-on-the-way)', async () => {
  const platform = aPlatform(saved);
  await shown('/account/payment?back=%2FdealCenter%3Fsymbol%3DBTC%252FUSDT', platform);
  const back = await screen.findByRole('link', { name: 'Continue where you left off' });
  expect(back).toHaveAttribute('href', '/dealCenter?symbol=BTC%2FUSDT');
  await userEvent.type(await screen.findByLabelText('WeChat account'), 'ann_w');
  await userEvent.click(screen.getByRole('button', { name: 'Save payment details' }));
  await waitFor(() => expect(platform.went).toEqual(['/dealCenter?symbol=BTC%2FUSDT']));
});

test('the server’s 997 leads by the settings, which hand the way back on', async () => {
  const platform = aPlatform(null);
  await shown('/account/userSetting?back=%2Fc2c', platform);
  const link = await screen.findByRole('link', { name: 'Add' });
  expect(link).toHaveAttribute('href', '/account/payment?back=%2Fc2c');
});
