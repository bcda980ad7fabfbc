import { act as acting, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Done, type PayloadOf, placeOrder } from '@tradefloor/contract';
import { lookUpCall } from '@tradefloor/contract/ext';
import { type FakePlatform, fakePlatform } from '@tradefloor/platform/fake';
import { drawnWith } from '../testing/drawn';
import { underWayOf } from './under-way';
import { type Ended, sendingOf } from './send-once';
import { type Act, useAct } from './use-act';

const drawn = drawnWith();
const WISH = {} as PayloadOf<typeof placeOrder>;
const QUESTION = { title: 'Sure?', yes: 'Yes' };

/** A button that acts, and what became of its presses. */
function aButton(platform: FakePlatform, more: Partial<Act<Done>> = {}) {
  const ended: Ended<Done>[] = [];
  function Pressed() {
    const { act, stage } = useAct();
    const press = async () => {
      ended.push(await act({ ...sendingOf(platform, placeOrder, () => WISH), done: said => said ?? 'Done', ...more }));
    };
    return <button onClick={() => void press()}>{stage}</button>;
  }
  const view = drawn(platform, <Pressed />);
  return { ended, view, press: () => userEvent.click(screen.getByRole('button')) };
}

/** Answers when it is told to. */
function anAnswerHeldBack(platform: FakePlatform) {
  let answer: (done: Done) => void = () => undefined;
  platform.answer(placeOrder, () => new Promise<Done>(resolve => (answer = resolve)));
  return { answers: (message: string | null) => acting(async () => answer({ message, id: null })) };
}

it('asks, holds until the answer is here, and says it', async () => {
  const platform = fakePlatform();
  const server = anAnswerHeldBack(platform);
  const { press, ended } = aButton(platform, { ask: QUESTION });
  await press();
  expect(platform.questions).toEqual([QUESTION]);
  expect([platform.calls, platform.readiness()]).toEqual([[], 'yes']);
  await acting(async () => platform.answerQuestions(true));
  expect(await screen.findByText('sending')).toBeVisible();
  expect(platform.readiness()).toBe('no');
  await server.answers('Placed.');
  expect(platform.notices).toEqual([{ kind: 'success', text: 'Placed.' }]);
  expect(ended).toMatchObject([{ kind: 'done' }]);
  expect(screen.getByText('idle')).toBeVisible();
  expect(platform.readiness()).toBe('yes');
});

it('is over only when what follows of it is', async () => {
  const platform = fakePlatform();
  platform.answer(placeOrder, { message: null, id: null });
  let read: () => void = () => undefined;
  const { press } = aButton(platform, { after: () => new Promise<void>(resolve => (read = resolve)) });
  await press();
  expect(platform.notices).toHaveLength(1);
  expect(platform.readiness()).toBe('no');
  await acting(async () => read());
  expect(screen.getByText('idle')).toBeVisible();
});

it.each([
  ['a no', { answers: false }, { ask: QUESTION }],
  ['a no in a review step of its own', {}, { ask: () => Promise.resolve(false) }],
])('%s sends nothing, and it can be asked again', async (_, options, more) => {
  const platform = fakePlatform(options);
  const { press, ended } = aButton(platform, more);
  await press();
  await press();
  expect(ended).toEqual([{ kind: 'left' }, { kind: 'left' }]);
  expect([platform.calls, platform.notices]).toEqual([[], []]);
});

it('looks again after the question: what has become wrong meanwhile is said, and not sent', async () => {
  const platform = fakePlatform({ answers: true });
  const { press, ended } = aButton(platform, { ask: QUESTION, halted: () => 'The book is old.' });
  await press();
  expect(ended).toEqual([{ kind: 'left' }]);
  expect(platform.notices).toEqual([{ kind: 'warning', text: 'The book is old.' }]);
  expect(platform.calls).toEqual([]);
});

it('takes no second press, in this view or for the same subject in another', async () => {
  const platform = fakePlatform();
  anAnswerHeldBack(platform);
  const subject = { kind: 'cancel', id: '7' };
  const first = aButton(platform, { subject, ask: QUESTION });
  await first.press();
  await first.press();
  expect(platform.questions).toHaveLength(1);
  expect(underWayOf(platform, 'cancel').read().has('7')).toBe(false);
  await acting(async () => platform.answerQuestions(true));
  expect(underWayOf(platform, 'cancel').read().get('7')).toBe('sending');
  expect(screen.getByText('sending')).toBeVisible();
  first.view.unmount();
  const second = aButton(platform, { subject });
  await second.press();
  expect(second.ended).toEqual([{ kind: 'left' }]);
  const other = aButton(platform, { subject: { kind: 'cancel', id: '8' } });
  await userEvent.click(screen.getAllByRole('button')[1] as HTMLElement);
  expect(other.ended).toEqual([]);
  expect(platform.payloadsOf(placeOrder)).toHaveLength(2);
});

describe('when no answer came and the view is left', () => {
  async function left(more: Partial<Act<Done>>) {
    const platform = fakePlatform();
    platform.offer(lookUpCall);
    platform.fail(placeOrder, '', 'timeout');
    let tell: () => void = () => undefined;
    platform.answer(
      lookUpCall,
      () => new Promise(resolve => (tell = () => resolve({ fate: 'done', id: null, message: 'Late word.' }))),
    );
    const { press, view, ended } = aButton(platform, more);
    await press();
    expect(await screen.findByText('checking')).toBeVisible();
    const readiness = platform.readiness();
    view.unmount();
    await acting(async () => tell());
    await waitFor(() => expect(ended).toHaveLength(1));
    return { ended, readiness, platform };
  }

  it('ends with the view', async () => {
    const { ended, readiness, platform } = await left({});
    expect([ended, readiness, platform.notices]).toEqual([[{ kind: 'left' }], 'no', []]);
  });

  it('goes on where its end is news wherever the user is', async () => {
    const { ended, readiness, platform } = await left({ outlives: true });
    expect(ended).toMatchObject([{ kind: 'done' }]);
    expect(readiness).toBe('ask');
    expect(platform.notices).toEqual([{ kind: 'success', text: 'Late word.' }]);
  });
});

describe('says', () => {
  it.each([
    ['a refusal in the server’s words', 'No.', 'refused', {}, { kind: 'error', text: 'No.', code: 'TF-1010' }],
    [
      'a refusal without words',
      '',
      'refused',
      {},
      { kind: 'error', text: 'The server rejected the request', code: 'TF-1010' },
    ],
    ['one that is news only', 'Filled.', 'refused', { refusal: 'info' as const }, { kind: 'info', text: 'Filled.' }],
    [
      'that nothing tells what became of it',
      '',
      'timeout',
      {},
      {
        kind: 'error',
        text: 'The request timed out. Check whether it went through before you try again.',
        code: 'TF-1015',
      },
    ],
  ] as const)('%s', async (_, words, kind, more, notice) => {
    const platform = fakePlatform();
    platform.fail(placeOrder, words, kind);
    await aButton(platform, more).press();
    expect(platform.notices).toEqual([notice]);
  });

  it.each(['payment-details-needed', 'identity-needed', 'session-over', 'session-changed'] as const)(
    'nothing of %s: the platform has',
    async kind => {
      const platform = fakePlatform();
      platform.fail(placeOrder, 'Said already.', kind);
      const { press, ended } = aButton(platform);
      await press();
      expect(ended).toHaveLength(1);
      expect(platform.notices).toEqual([]);
    },
  );

  it('what is ours to mend as such, and reports it', async () => {
    const platform = fakePlatform();
    await aButton(platform, { send: () => Promise.reject(new TypeError('ours')) }).press();
    expect(platform.reports).toMatchObject([{ message: 'ours' }]);
    expect(platform.notices).toMatchObject([{ kind: 'error' }]);
  });
});

it('keeps its function while its view is drawn again: lists of rows hand it on', () => {
  const platform = fakePlatform();
  const seen = new Set<unknown>();
  function Row() {
    seen.add(useAct(() => undefined).act);
    return null;
  }
  drawn(platform, <Row />).again(<Row />);
  expect(seen.size).toBe(1);
});
