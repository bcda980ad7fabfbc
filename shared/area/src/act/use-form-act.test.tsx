import { act as acting, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Done, type PayloadOf, placeOrder } from '@tradefloor/contract';
import { CallFailure } from '@tradefloor/platform';
import { fakePlatform } from '@tradefloor/platform/fake';
import { usePlatform } from '@tradefloor/platform/react';
import { drawnWith } from '../testing/drawn';
import { sendingOf } from './send-once';
import { useFormAct } from './use-form-act';

const drawn = drawnWith();
const WISH = {} as PayloadOf<typeof placeOrder>;

function Sent() {
  const platform = usePlatform();
  const { act, told } = useFormAct();
  return (
    <>
      {told}
      <input aria-label="Bank" />
      <button onClick={() => void act(sendingOf(platform, placeOrder, () => WISH))}>Send</button>
    </>
  );
}

it('says a refusal that comes when the form was left as a notice', async () => {
  const platform = fakePlatform();
  let refuse: (problem: unknown) => void = () => undefined;
  platform.answer(placeOrder, () => new Promise((_, reject) => (refuse = reject)));
  const { unmount } = drawn(platform, <Sent />);
  await userEvent.click(screen.getByRole('button'));
  unmount();
  await acting(async () => refuse(new CallFailure('refused', '', 'Not in that name')));
  expect(platform.notices).toMatchObject([{ kind: 'error', text: 'Not in that name' }]);
});

it('shows a refusal in the form until it is sent again', async () => {
  const platform = fakePlatform();
  platform.fail(placeOrder, 'Not in that name');
  drawn(platform, <Sent />);
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('Not in that name')).toHaveFocus();
  expect(platform.notices).toEqual([]);
  platform.answer(placeOrder, () => new Promise<Done>(() => undefined));
  await userEvent.click(screen.getByRole('button'));
  expect(screen.queryByText('Not in that name')).toBeNull();
});

it('leaves the focus with who types elsewhere by then, and says it there (look.focus-follows-press)', async () => {
  const platform = fakePlatform();
  let refuse: (problem: unknown) => void = () => undefined;
  platform.answer(placeOrder, () => new Promise((_, reject) => (refuse = reject)));
  drawn(platform, <Sent />);
  await userEvent.click(screen.getByRole('button'));
  await userEvent.type(screen.getByLabelText('Bank'), 'Sou');
  await acting(async () => refuse(new CallFailure('refused', '', 'Not in that name')));
  expect(screen.getByText('Not in that name')).toBeVisible();
  expect(platform.notices).toEqual([{ kind: 'error', text: 'Not in that name' }]);
  await userEvent.keyboard('th');
  expect(screen.getByLabelText('Bank')).toHaveValue('South');
});
