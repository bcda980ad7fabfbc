import { act as acting, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type PayloadOf, placeOrder } from '@tradefloor/contract';
import { fakePlatform } from '@tradefloor/platform/fake';
import { drawnWith } from '../testing/drawn';
import { sendingOf } from './send-once';
import { useAct } from './use-act';

const drawn = drawnWith();
const ORDER = {} as PayloadOf<typeof placeOrder>;

it.each([
  ['another user', { kind: 'user', userId: null, account: 'bob@example.com' }],
  ['nobody', { kind: 'guest' }],
] as const)('sends nothing for %s who has taken the place of who was asked (wire.next-user)', async (_, next) => {
  const platform = fakePlatform({ session: { kind: 'user', userId: null, account: 'ann@example.com' } });
  const ended = jest.fn();
  function Pressed() {
    const { act } = useAct();
    const ask = { title: 'Sure?', yes: 'Yes' };
    const press = () => void act({ ...sendingOf(platform, placeOrder, () => ORDER), ask }).then(ended);
    return <button onClick={press}>Buy</button>;
  }
  drawn(platform, <Pressed />);
  await userEvent.click(screen.getByRole('button'));
  await acting(async () => platform.become(next));
  await acting(async () => platform.answerQuestions(true));
  expect(ended.mock.calls).toEqual([[{ kind: 'left' }]]);
  expect([platform.calls, platform.notices]).toEqual([[], []]);
});
