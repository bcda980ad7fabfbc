import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sendCode } from '@tradefloor/contract';
import { fakePlatform } from '@tradefloor/platform/fake';
import { useEntry } from '../entrance/entry';
import { useLimits } from '../limits/use-limits';
import { drawn } from '../testing/drawn';
import { CodeField } from './code-field';

const reached = { account: 'ann@example.com' };

function Proof() {
  const limits = useLimits(reached);
  return (
    <>
      <CodeField
        form={useEntry()}
        limits={limits}
        purpose="bind"
        mode="email"
        whereTo={() => Promise.resolve(reached)}
      />
      <input aria-label="Password" />
    </>
  );
}

/** The answer is on its way until the test lets it arrive. */
async function asked() {
  const platform = fakePlatform();
  let answer: () => void = () => undefined;
  platform.answer(sendCode, () => new Promise(resolve => (answer = () => resolve({ message: null, id: null }))));
  drawn(platform, <Proof />);
  await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
  return { arrive: () => act(async () => answer()) };
}

beforeEach(() => localStorage.clear());

it('goes to the code once it is sent', async () => {
  const { arrive } = await asked();
  await arrive();
  expect(screen.getByLabelText('Verification code')).toHaveFocus();
});

it('stays with who types elsewhere by then (look.focus-follows-press)', async () => {
  const { arrive } = await asked();
  await userEvent.type(screen.getByLabelText('Password'), 'sec');
  await arrive();
  await userEvent.keyboard('ret1');
  expect(screen.getByLabelText('Password')).toHaveValue('secret1');
});
