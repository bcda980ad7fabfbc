import { findField } from '@tradefloor/area/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  asId,
  asInstant,
  bindEmail,
  type Call,
  type Done,
  readPaymentDetails,
  savePaymentDetails,
  userCenter,
  userInfo,
} from '@tradefloor/contract';
import {
  confirmTwoStep,
  disableTwoStep,
  listDevices,
  setAntiPhishingPhrase,
  setFundPassword,
  setUpTwoStep,
  signOutDevice,
} from '@tradefloor/contract/ext';
import { CallFailure } from '@tradefloor/platform';
import { type FakePlatform, fakePlatform } from '@tradefloor/platform/fake';
import { aUser, known } from '@tradefloor/platform/testing';
import { shown } from './testing/shown';

// wire.one-effect: the answer to each form gets lost; what the account looks like afterwards tells that it was done.

type Typed = Readonly<Record<string, string>>;

async function filled(typed: Typed, button: string, open?: string): Promise<void> {
  if (open !== undefined) await userEvent.click(await screen.findByRole('button', { name: open }));
  for (const [label, text] of Object.entries(typed)) await userEvent.type(await findField(label), text);
  await userEvent.click(await screen.findByRole('button', { name: button }));
}

const CENTRE = { reviewStatus: 'not-submitted', realName: null, cardId: null, level: 1 } as const;
const DETAILS = {
  realName: 'Ann Lee',
  bankName: 'Bank of South',
  bankAccount: '6222 0210',
  alipayAccount: null,
  wechatAccount: null,
  wechatNickname: null,
};
const DEVICE = {
  id: asId<never>('d'),
  name: 'Firefox on Linux',
  address: '',
  signedInAt: asInstant(0),
  lastSeenAt: null,
  isThis: false,
};
const THE_PASSWORD = { 'Login password': 'secret1' };

interface Lost {
  readonly path: string;
  readonly user?: Parameters<typeof aUser>[0];
  /** What the server has. */
  readonly before: (platform: FakePlatform) => void;
  /** What it shows once the call has come. */
  readonly after: (platform: FakePlatform) => void;
  readonly call: { readonly name: string };
  readonly press: () => Promise<void>;
  readonly said: string;
}

const user = (more: Parameters<typeof aUser>[0]) => (platform: FakePlatform) => platform.answer(userInfo, aUser(more));
const offers =
  (...calls: readonly { readonly name: string }[]) =>
  (platform: FakePlatform) =>
    platform.offer(...calls);

const forms: Readonly<Record<string, Lost>> = {
  'payment details': {
    path: '/account/payment',
    before: platform => platform.answer(readPaymentDetails, null),
    after: platform => platform.answer(readPaymentDetails, DETAILS),
    call: savePaymentDetails,
    press: () =>
      filled(
        { 'Legal name': 'Ann Lee', 'Bank name': 'Bank of South', 'Card number': '6222 0210' },
        'Save payment details',
      ),
    said: 'Payment details saved',
  },
  'an e-mail address': {
    path: '/bindEmail',
    user: { email: null },
    before: platform => platform.fail(userCenter, '', 'unreachable'),
    after: user({ email: 'ann@example.com' }),
    call: bindEmail,
    press: () => filled({ 'E-mail': 'ann@example.com', 'Verification code': '123456', ...THE_PASSWORD }, 'Link e-mail'),
    said: 'ann@example.com is now linked. Use it to log in, get codes and reset your password.',
  },
  'the first fund password': {
    path: '/setCash',
    before: offers(setFundPassword),
    after: user({ fundPasswordSet: true }),
    call: setFundPassword,
    press: () =>
      filled(
        { 'New fund password': '482913', 'Confirm fund password': '482913', ...THE_PASSWORD },
        'Save fund password',
      ),
    said: 'Fund password saved',
  },
  'two-step sign-in, off': {
    path: '/account/userSetting',
    user: { twoStepOn: true },
    before: offers(setUpTwoStep),
    after: user({ twoStepOn: false }),
    call: disableTwoStep,
    press: () =>
      filled({ ...THE_PASSWORD, 'Authenticator or recovery code': 'AAAA-1111' }, 'Turn off 2FA', 'Turn off 2FA'),
    said: '2FA is off',
  },
  'a phrase': {
    path: '/account/userSetting',
    before: offers(setAntiPhishingPhrase),
    after: user({ antiPhishingPhrase: 'blue heron' }),
    call: setAntiPhishingPhrase,
    press: () => filled({ 'New phrase': 'blue heron', ...THE_PASSWORD }, 'Save phrase', 'Set phrase'),
    said: 'Anti-phishing phrase saved',
  },
  'a device': {
    path: '/account/userSetting',
    before(platform) {
      platform.offer(listDevices);
      platform.answer(listDevices, [DEVICE]);
    },
    after: platform => platform.answer(listDevices, []),
    call: signOutDevice,
    press: () => filled({}, 'Log out Firefox on Linux'),
    said: 'Device logged out',
  },
};

it.each(Object.entries(forms))('%s', async (_, { path, user: of, before, after, press, said, ...lost }) => {
  const call = lost.call as Call<object, Done>;
  const platform = fakePlatform({ answers: true });
  platform.answer(readPaymentDetails, null);
  platform.answer(userInfo, aUser(of));
  platform.answer(userCenter, CENTRE);
  before(platform);
  known(platform, of);
  await shown(path, platform);
  platform.answer(call, () => {
    after(platform);
    return Promise.reject(new CallFailure('timeout', call.name));
  });
  await press();
  await waitFor(() => expect(platform.notices).toMatchObject([{ kind: 'success' }]));
  expect(platform.notices[0]?.text).toBe(said);
  expect(platform.payloadsOf(call)).toHaveLength(1);
});

it('recovery codes that got lost with the answer are made anew', async () => {
  const platform = fakePlatform();
  platform.offer(setUpTwoStep);
  platform.answer(readPaymentDetails, null);
  platform.answer(setUpTwoStep, { secret: 'JBSWY3DP', uri: 'otpauth://totp/ann?secret=JBSWY3DP' });
  platform.answer(confirmTwoStep, () => {
    platform.answer(userInfo, aUser({ twoStepOn: true }));
    return Promise.reject(new CallFailure('timeout', confirmTwoStep.name));
  });
  known(platform);
  await shown('/account/userSetting', platform);
  await filled(THE_PASSWORD, 'Continue', 'Turn on 2FA');
  await filled({ '6-digit authenticator code': '123456' }, 'Turn on 2FA');
  expect(await screen.findByRole('form', { name: 'New recovery codes' })).toBeVisible();
  expect(screen.getByLabelText('6-digit authenticator code')).toHaveAccessibleDescription(
    /couldn’t show your recovery codes/,
  );
  expect(platform.payloadsOf(confirmTwoStep)).toHaveLength(1);
});
