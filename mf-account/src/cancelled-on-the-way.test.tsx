import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type AnswerOf, type Call, readPaymentDetails, userInfo } from '@tradefloor/contract';
import { confirmTwoStep, disableTwoStep, setAntiPhishingPhrase, setUpTwoStep } from '@tradefloor/contract/ext';
import { type FakePlatform, fakePlatform } from '@tradefloor/platform/fake';
import { aUser, known } from '@tradefloor/platform/testing';
import { shown } from './testing/shown';

type User = AnswerOf<typeof userInfo>;

const lost =
  <Payload, Answer>(call: Call<Payload, Answer>) =>
  (platform: FakePlatform) =>
    platform.fail(call, '', 'timeout');

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const type = async (label: string, text: string) => userEvent.type(await screen.findByLabelText(label), text);
const password = () => type('Login password', 'secret1');

async function turnOn() {
  await press('Turn on 2FA');
  await password();
  await press('Continue');
  await type('6-digit authenticator code', '123456');
  await press('Turn on 2FA');
}

async function turnOff() {
  await press('Turn off 2FA');
  await password();
  await type('Authenticator or recovery code', 'AAAA-1111');
  await press('Turn off 2FA');
}

async function setPhrase() {
  await press('Set phrase');
  await type('New phrase', 'blue heron');
  await password();
  await press('Save phrase');
}

it.each([
  // Its codes are shown once.
  ['is on', turnOn, lost(confirmTwoStep), { twoStepOn: false }, { twoStepOn: true }, 'no'],
  ['is off', turnOff, lost(disableTwoStep), { twoStepOn: true }, { twoStepOn: false }, 'ask'],
  ['is saved', setPhrase, lost(setAntiPhishingPhrase), {}, { antiPhishingPhrase: 'blue heron' }, 'no'],
])(
  'tells that what was sent %s, though its form was cancelled meanwhile',
  async (_, send, lose, before, after, holds) => {
    const platform = fakePlatform({ answers: true });
    platform.offer(setUpTwoStep, setAntiPhishingPhrase);
    platform.answer(readPaymentDetails, null);
    platform.answer(setUpTwoStep, { secret: 'JBSWY3DP', uri: 'otpauth://totp/ann?secret=JBSWY3DP' });
    known(platform, before);
    await shown('/account/userSetting', platform);
    let tell: (user: User) => void = () => undefined;
    platform.answer(userInfo, () => new Promise<User>(resolve => (tell = resolve)));
    lose(platform);
    await send();
    expect(await screen.findByText(/^No answer yet/)).toBeVisible();
    expect(platform.readiness()).toBe(holds);
    await press('Cancel');
    await act(async () => tell(aUser(after)));
    await waitFor(() => expect(platform.notices).toMatchObject([{ kind: 'success' }]));
  },
);
